import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { ColumnChooser } from '#shared/web/ui/column-chooser.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { useAdminColumns } from './enquiry-columns.tsx'
import type { EnquiryLinkTarget } from './enquiry-link.tsx'
import { TAB_FILTERS } from './enquiries.queries.ts'
import { EnquiryPages } from './enquiry-pages.tsx'
import { createPhoneRow } from './enquiry-phone-row.tsx'
import { EnquirySearchForm } from './enquiry-search-form.tsx'
import { EnquirySplit } from './enquiry-split.tsx'
import { useEnquiryPage } from './use-enquiry-page.ts'
import { useOpenEnquiry } from './use-open-enquiry.ts'

const route = getRouteApi('/admin/view-all-enquiry')

export function AdminEnquiriesScreen() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const params = route.useSearch()
  const { search = '', month, year, page = 1 } = params
  const updateSearch = useUpdateSearch<EnquiryListSearch>()
  const { list, totals } = useEnquiryPage({ tab: 'Any', search, month, year, page })
  const enquiries = list.data?.enquiries ?? []
  const open = useOpenEnquiry(params.id, enquiries)
  const link: EnquiryLinkTarget = { to: '/admin/view-all-enquiry', search: params }
  const { columns, chooser } = useAdminColumns({ enquiries, page, link }, open.beside)
  const isPhone = useIsPhone()
  const clear = () => updateSearch({ search: '', month: undefined, year: undefined })
  const isNarrowed = search !== '' || month !== undefined || year !== undefined
  return (
    <>
      <PageHeader
        title={t('shared:navViewEnquiry')}
        hint={totals ? t('total', { total: totals.total }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:navViewEnquiry') }]}
        actions={<ExportMenu endpoint="GET /api/enquiry/export" query={{ ...TAB_FILTERS.Any, search, month, year }} />}
      />
      <EnquirySplit open={open}>
        <Panel flush>
          <EnquirySearchForm
            search={search}
            month={month}
            year={year}
            isNarrowed={isNarrowed}
            updateSearch={updateSearch}
            clear={clear}
          >
            {!isPhone && !open.beside && <ColumnChooser {...chooser} />}
          </EnquirySearchForm>
          <EnquiryPages
            list={list}
            total={totals?.total}
            page={page}
            onPage={(next) => updateSearch({ page: next })}
            empty={
              isNarrowed ? (
                <EmptyState
                  hint={t('noMatchesForAdmin')}
                  action={
                    <Button variant="default" onClick={clear}>
                      {t('showAll')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState hint={t('emptyForAdmin')} />
              )
            }
          >
            {(rows) => (
              <DataTable
                label={t('listTitle')}
                columns={columns}
                rows={rows}
                rowKey={({ _id }) => _id}
                phone={createPhoneRow(link)}
                busy={list.isPlaceholderData}
              />
            )}
          </EnquiryPages>
        </Panel>
      </EnquirySplit>
    </>
  )
}
