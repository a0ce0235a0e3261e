import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EnquiryListSearch } from '#features/enquiries/contract/enquiries.search.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { enquiriesQueries, ENQUIRY_TABS } from './enquiries.queries.ts'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { EnquiryPages } from './enquiry-pages.tsx'
import { EnquiryTable } from './enquiry-table.tsx'

const route = getRouteApi('/hr/enquiry')

export function EnquiryListScreen() {
  const { t } = useTranslation(['enquiries', 'students', 'shared'])
  const { search = '', month, year, page = 1, tab: tabInUrl } = route.useSearch()
  const tab = ENQUIRY_TABS.find((value) => value === tabInUrl) ?? 'All'
  const updateSearch = useUpdateSearch<EnquiryListSearch>()
  const list = useQuery(enquiriesQueries.page({ tab, search, month, year, page }))
  const add = (
    <ButtonLink to="/hr/enquiry/add-new" leftSection={<IconPlus size={16} aria-hidden />} {...usePageKey('N')}>
      {t('addTitle')}
    </ButtonLink>
  )
  const showAll = (
    <Button variant="default" onClick={() => updateSearch({ tab: '', search: '', month: undefined, year: undefined })}>
      {t('showAll')}
    </Button>
  )
  const placed = list.data?.placed ?? 0
  const placedHint = placed > 0 && tab !== 'Placed' ? ` ${t('placedAreInTab', { tab: t('students:placed') })}` : ''
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
        <EnquiryFilters {...{ tab, placed, search, month, year, updateSearch }} />
        <EnquiryPages
          list={list}
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
          {(enquiries) => <EnquiryTable enquiries={enquiries} page={page} busy={list.isPlaceholderData} />}
        </EnquiryPages>
      </Panel>
    </>
  )
}
