import { useTranslation } from 'react-i18next'
import type { EnquiryListSearch } from '#features/enquiries/contract/enquiries.search.ts'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import type { useUpdateSearch } from '#shared/web/use-update-search.ts'
import type { EnquiryTab } from './enquiries.queries.ts'
import classes from './enquiry-filters.module.css'

type Props = {
  tab: EnquiryTab
  placed: number
  search: string
  month: number | undefined
  year: number | undefined
  updateSearch: ReturnType<typeof useUpdateSearch<EnquiryListSearch>>
}

export function EnquiryFilters({ tab, placed, search, month, year, updateSearch }: Props) {
  const { t } = useTranslation(['enquiries', 'students', 'shared'])
  const tabs: { value: EnquiryTab; label: string }[] = [
    { value: 'All', label: t('tabAll') },
    { value: 'Open', label: t('tabOpen') },
    { value: 'Closed', label: t('tabClosed') },
    { value: 'Pending', label: t('tabPending') },
    ...(placed > 0 || tab === 'Placed' ? [{ value: 'Placed' as const, label: t('students:placed') }] : []),
  ]
  const isSearching = search !== '' || month !== undefined || year !== undefined
  return (
    <div className={classes.tools}>
      <TabBar
        label={t('listTitle')}
        tabs={tabs}
        value={tab}
        onChange={(next) => updateSearch({ tab: next === 'All' ? '' : next })}
      />
      <div className={classes.filters}>
        <SearchBox value={search} onSearch={(text) => updateSearch({ search: text })} placeholder={t('searchHint')} />
        <MonthYearPicker month={month} year={year} onChange={updateSearch} clearable />
        <FocusableButton
          className={classes.clear}
          disabled={!isSearching}
          onClick={() => updateSearch({ search: '', month: undefined, year: undefined })}
        >
          {t('shared:clearSearch')}
        </FocusableButton>
      </div>
    </div>
  )
}
