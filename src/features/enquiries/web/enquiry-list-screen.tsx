import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { enquiriesQueries, ENQUIRY_TABS } from './enquiries.queries.ts'
import { EnquiryPages } from './enquiry-pages.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { EnquiryTools } from './enquiry-tools.tsx'

/** `/hr/enquiry`: who has asked, newest first, in tabs by status. */
export function EnquiryListScreen() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const [address, show] = useListAddress()
  const { search = '', month, year, page = 1 } = address
  const tab = ENQUIRY_TABS.find((known) => known === address.tab) ?? 'All'
  const list = useQuery(enquiriesQueries.page({ tab, search, month, year, page }))
  const add = (
    <ButtonLink to="/hr/enquiry/add-new" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addTitle')}
    </ButtonLink>
  )
  const showAll = (
    <Button variant="default" onClick={() => show({ tab: '', search: '', month: undefined, year: undefined })}>
      {t('showAll')}
    </Button>
  )
  const isNarrowed = tab !== 'All' || search !== '' || month !== undefined || year !== undefined
  return (
    <>
      <PageHeader
        title={t('listTitle')}
        hint={list.data && t('total', { total: list.data.total })}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('listTitle') }]}
        actions={add}
      />
      <Panel flush>
        <EnquiryTools tab={tab} address={address} show={show} />
        <EnquiryPages
          list={list}
          page={page}
          onPage={(next) => show({ page: next })}
          empty={
            isNarrowed ? (
              <EmptyState hint={t('nothingMatches')} action={showAll} />
            ) : (
              <EmptyState hint={t('empty')} action={add} />
            )
          }
        >
          {(enquiries) => <EnquiryTable enquiries={enquiries} page={page} busy={list.isPlaceholderData} />}
        </EnquiryPages>
      </Panel>
    </>
  )
}
