import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '#shared/web/address.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { enquiriesQueries } from './enquiries.queries.ts'
import { useEnquiryColumns } from './enquiry-columns.tsx'
import { EnquiryPages } from './enquiry-pages.tsx'
import { EnquirySearch } from './enquiry-search.tsx'

/** `/admin/view-all-enquiry`: what HR has written down, newest first, to be read. */
export function AdminEnquiriesScreen() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const [{ search = '', month, year, page = 1 }, show] = useListAddress()
  const list = useQuery(enquiriesQueries.page({ tab: 'All', search, month, year, page }))
  const columns = useEnquiryColumns(list.data?.enquiries ?? [], page)
  const clear = () => show({ search: '', month: undefined, year: undefined })
  const isNarrowed = search !== '' || month !== undefined || year !== undefined
  return (
    <>
      <PageHeader
        title={t('shared:navViewEnquiry')}
        hint={list.data && t('total', { total: list.data.total })}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:navViewEnquiry') }]}
      />
      <Panel flush>
        <EnquirySearch {...{ search, month, year, isNarrowed, show, clear }} />
        <EnquiryPages
          list={list}
          page={page}
          onPage={(next) => show({ page: next })}
          empty={
            isNarrowed ? (
              <EmptyState
                hint={t('noneFound')}
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
          {(enquiries) => (
            <DataTable
              label={t('listTitle')}
              columns={columns}
              rows={enquiries}
              rowKey={({ _id }) => _id}
              busy={list.isPlaceholderData}
            />
          )}
        </EnquiryPages>
      </Panel>
    </>
  )
}
