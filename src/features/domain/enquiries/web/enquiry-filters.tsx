import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { EnquiryTotals } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import type { useUpdateSearch } from '#shared/web/use-update-search.ts'
import type { EnquiryTab } from './enquiries.queries.ts'
import classes from './enquiry-filters.module.css'

type Props = {
  tab: EnquiryTab
  totals: EnquiryTotals | undefined
  search: string
  month: number | undefined
  year: number | undefined
  updateSearch: ReturnType<typeof useUpdateSearch<EnquiryListSearch>>
  /** They are at the end of the line of the search. */
  children?: ReactNode
}

export function EnquiryFilters({ tab, totals, search, month, year, updateSearch, children }: Props) {
  const { t } = useTranslation(['enquiries', 'students', 'words', 'shared'])
  const { counts, placed = 0 } = totals ?? {}
  const tabs: { value: EnquiryTab; label: string; count?: number | undefined }[] = [
    { value: 'All', label: t('all'), count: counts?.all },
    { value: 'Open', label: t('words:open'), count: counts?.open },
    { value: 'Closed', label: t('tabClosed'), count: counts?.closed },
    { value: 'Pending', label: t('tabPending'), count: counts?.pending },
    ...(placed > 0 || tab === 'Placed'
      ? [{ value: 'Placed' as const, label: t('students:placed'), count: placed }]
      : []),
  ]
  const isSearching = search !== '' || month !== undefined || year !== undefined
  return (
    <>
      <div className={classes.line}>
        <TabBar
          label={t('listTitle')}
          tabs={tabs}
          value={tab}
          onChange={(next) => updateSearch({ tab: next === 'All' ? '' : next })}
        />
        <ToCallButton
          isOn={tab === 'ToCall'}
          count={counts?.toCall}
          onChange={(isOn) => updateSearch({ tab: isOn ? 'ToCall' : '' })}
        />
      </div>
      <div className={classes.tools}>
        <SearchBox value={search} onSearch={(text) => updateSearch({ search: text })} placeholder={t('searchHint')} />
        <div className={classes.filters}>
          <MonthYearPicker month={month} year={year} onChange={updateSearch} clearable />
          <FocusableButton
            className={classes.clear}
            variant="subtle"
            color="gray"
            size="sm"
            px={8}
            disabled={!isSearching}
            onClick={() => updateSearch({ search: '', month: undefined, year: undefined })}
          >
            {t('shared:clearSearch')}
          </FocusableButton>
        </div>
        {children}
      </div>
    </>
  )
}

type ToCallProps = { isOn: boolean; count: number | undefined; onChange: (isOn: boolean) => void }

function ToCallButton({ isOn, count, onChange }: ToCallProps) {
  const { t } = useTranslation('enquiries')
  const format = useFormat()
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      px={8}
      className={classes.toCall ?? ''}
      leftSection={<IconPhone size={15} aria-hidden />}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {t('toCall')}
      {count !== undefined && <span className={classes.count}> {format.count(count)}</span>}
    </Button>
  )
}
