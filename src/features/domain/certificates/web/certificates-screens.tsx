import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { ReactNode } from 'react'
import { CERTIFICATE_KINDS } from '#features/domain/certificates/contract/certificate-kind.ts'
import type { CertificateListSearch } from '#features/domain/certificates/contract/certificates.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { FilterChip } from '#shared/web/ui/filter-chip.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { CertificateTable } from './certificate-table.tsx'
import { CERTIFICATES_PER_PAGE, certificatesQueries } from './certificates.queries.ts'
import classes from './certificates-screens.module.css'

const hrRoute = getRouteApi('/hr/certificates')
const adminRoute = getRouteApi('/admin/certificates')

export function HrCertificatesScreen() {
  const { t } = useTranslation('certificates')
  const may = useMay()
  return (
    <CertificatesScreen
      dashboard="/hr"
      search={hrRoute.useSearch()}
      action={
        may('certificates.issue') && <ButtonLink to="/hr/certificates/issue">{t('issueCertificates')}</ButtonLink>
      }
    />
  )
}

export function AdminCertificatesScreen() {
  const { t } = useTranslation('certificates')
  const may = useMay()
  return (
    <CertificatesScreen
      dashboard="/admin"
      search={adminRoute.useSearch()}
      action={
        may('certificates.design') && (
          <ButtonLink to="/admin/certificates/templates" variant="default">
            {t('templates')}
          </ButtonLink>
        )
      }
    />
  )
}

type Props = { dashboard: '/hr' | '/admin'; search: CertificateListSearch; action: ReactNode }

function CertificatesScreen({ dashboard, search: { search = '', kind, page = 1 }, action }: Props) {
  const { t } = useTranslation(['certificates', 'words', 'shared'])
  const updateSearch = useUpdateSearch<CertificateListSearch>()
  const list = useQuery(certificatesQueries.list({ search, kind, page }))
  const isNarrowed = search !== '' || kind !== undefined
  return (
    <>
      <PageHeader
        title={t('shared:certificates')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: dashboard } }, { label: t('shared:certificates') }]}
        actions={
          <>
            <ExportMenu endpoint="GET /api/certificate/export" query={{ search, kind }} />
            {action}
          </>
        }
      />
      <Panel flush>
        <div className={classes.tools}>
          <SearchBox
            value={search}
            onSearch={(text) => updateSearch({ search: text })}
            placeholder={t('searchPlaceholder')}
          />
          <FilterChip
            label={t('words:kind')}
            value={kind}
            choices={CERTIFICATE_KINDS.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => updateSearch({ kind: CERTIFICATE_KINDS.find((known) => known === value) })}
          />
        </div>
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState
                kind="noMatch"
                hint={t('noMatch')}
                action={
                  <Button variant="default" onClick={() => updateSearch({ search: '', kind: undefined })}>
                    {t('shared:clearSearch')}
                  </Button>
                }
              />
            ) : (
              <EmptyState hint={t('noneYet')} />
            )
          }
        >
          {({ certificates, total }) => (
            <PagedRows
              rowCount={certificates.length}
              loading={list.isPlaceholderData}
              pageSize={CERTIFICATES_PER_PAGE}
              page={page}
              total={total}
              onPage={(next) => updateSearch({ page: next })}
            >
              <CertificateTable certificates={certificates} busy={list.isPlaceholderData} />
            </PagedRows>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
