import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi, useBlocker } from '#shared/web/router/router.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { useMay } from '#shared/web/may.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { ColumnChooser } from '#shared/web/ui/column-chooser.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { ContactActions } from './contact-actions.tsx'
import { ENQUIRY_TABS, TAB_FILTERS } from './enquiries.queries.ts'
import { useHrColumns } from './enquiry-columns.tsx'
import { EnquiryFilters } from './enquiry-filters.tsx'
import type { EnquiryLinkTarget } from './enquiry-link.tsx'
import { EnquiryMenu } from './enquiry-menu.tsx'
import { EnquiryPages } from './enquiry-pages.tsx'
import { createPhoneRow } from './enquiry-phone-row.tsx'
import { EnquirySplit } from './enquiry-split.tsx'
import type { OpenEmailDialog } from './open-email-dialog.tsx'
import { useEnquiryActions } from './use-enquiry-actions.ts'
import { useEnquiryPage } from './use-enquiry-page.ts'
import { useOpenEnquiry } from './use-open-enquiry.ts'

const route = getRouteApi('/hr/enquiry')

export function EnquiryListScreen() {
  const { t } = useTranslation(['enquiries', 'students', 'shared'])
  const params = route.useSearch()
  const { search = '', month, year, page = 1 } = params
  const tab = ENQUIRY_TABS.find((value) => value === params.tab) ?? 'All'
  const updateSearch = useUpdateSearch<EnquiryListSearch>()
  const { list, totals } = useEnquiryPage({ tab, search, month, year, page })
  const enquiries = list.data?.enquiries ?? []
  const open = useOpenEnquiry(params.id, enquiries)
  const { actions, isBusy, emailDialog } = useEnquiryActions((id) => id === params.id && open.close())
  const isPhone = useIsPhone()
  const may = useMay()
  const mayFollowUp = may('enquiries.follow-up')
  const hasMenu = may(['enquiries.follow-up', 'enquiries.admit'])
  const link: EnquiryLinkTarget = { to: '/hr/enquiry', search: params }
  const { columns, chooser } = useHrColumns(
    { enquiries, page, link },
    mayFollowUp ? actions.changeStatus : undefined,
    open.beside,
  )
  const addKey = usePageKey('N')
  const add = mayFollowUp && (
    <ButtonLink to="/hr/enquiry/add-new" leftSection={<IconPlus size={16} aria-hidden />} {...addKey}>
      {t('addNewEnquiry')}
    </ButtonLink>
  )
  const showAll = (
    <Button variant="default" onClick={() => updateSearch({ tab: '', search: '', month: undefined, year: undefined })}>
      {t('showAll')}
    </Button>
  )
  const placed = totals?.placed ?? 0
  const placedHint = placed > 0 && tab !== 'Placed' ? ` ${t('placedAreInTab', { tab: t('students:placed') })}` : ''
  const isNarrowed = tab !== 'All' || search !== '' || month !== undefined || year !== undefined
  return (
    <>
      <PageHeader
        title={t('listTitle')}
        hint={totals ? t('total', { total: totals.total }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('listTitle') }]}
        actions={
          <>
            <ImportLink to="/hr/enquiry/import" may="import-export.run" />
            {add}
          </>
        }
      />
      <EnquirySplit open={open} actions={mayFollowUp ? actions : undefined}>
        <Panel flush>
          <EnquiryFilters
            tab={tab}
            search={search}
            month={month}
            year={year}
            updateSearch={updateSearch}
            totals={totals}
          >
            {!isPhone && !open.beside && <ColumnChooser {...chooser} />}
            <ExportMenu endpoint="GET /api/enquiry/export" query={{ ...TAB_FILTERS[tab], search, month, year }} />
          </EnquiryFilters>
          <EnquiryPages
            list={list}
            total={totals?.total}
            page={page}
            onPage={(next) => updateSearch({ page: next })}
            empty={
              isNarrowed ? (
                <EmptyState hint={`${t('noMatches')}${placedHint}`} action={showAll} />
              ) : (
                <EmptyState hint={placedHint || t('empty')} action={add} />
              )
            }
          >
            {(rows) => (
              <DataTable
                label={t('listTitle')}
                columns={columns}
                rows={rows}
                rowKey={({ _id }) => _id}
                actions={(enquiry) => (
                  <>
                    <ContactActions enquiry={enquiry} />
                    {hasMenu && <EnquiryMenu enquiry={enquiry} actions={actions} />}
                  </>
                )}
                phone={createPhoneRow(link)}
                busy={list.isPlaceholderData || isBusy}
              />
            )}
          </EnquiryPages>
        </Panel>
      </EnquirySplit>
      <EmailSendingDialog {...emailDialog} />
    </>
  )
}

const EmailDialog = createLazyDialog(
  () => import('./open-email-dialog.tsx').then((module) => module.OpenEmailDialog),
  ({ isSending }) => isSending,
)

/** Blocks the page and navigation while an email is being sent. */
function EmailSendingDialog(props: ComponentProps<typeof OpenEmailDialog>) {
  const { isSending } = props
  useBlocker(isSending)
  return <EmailDialog {...props} />
}
