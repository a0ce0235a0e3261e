import { useTranslation } from 'react-i18next'
import type { ListAddress, ListChange } from '#shared/web/address.ts'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { SteadyButton } from '#shared/web/ui/steady-button.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import type { EnquiryTab } from './enquiries.queries.ts'
import classes from './enquiry-tools.module.css'

type Props = { tab: EnquiryTab; address: ListAddress; show: (change: ListChange) => void }

/** The tabs by status, the search by name, month and year, and what clears the search. */
export function EnquiryTools({ tab, address: { search = '', month, year }, show }: Props) {
  const { t } = useTranslation(['enquiries', 'shared'])
  const tabs: { value: EnquiryTab; label: string }[] = [
    { value: 'All', label: t('tabAll') },
    { value: 'Open', label: t('tabOpen') },
    { value: 'Closed', label: t('tabClosed') },
    { value: 'Pending', label: t('tabPending') },
  ]
  const searches = search !== '' || month !== undefined || year !== undefined
  return (
    <div className={classes.tools}>
      <TabBar
        label={t('listTitle')}
        tabs={tabs}
        value={tab}
        onChange={(next) => show({ tab: next === 'All' ? '' : next })}
      />
      <div className={classes.filters}>
        <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchBy')} />
        <MonthYearPicker month={month} year={year} onChange={show} clearable />
        <SteadyButton
          className={classes.clear}
          idle={!searches}
          onClick={() => show({ search: '', month: undefined, year: undefined })}
        >
          {t('shared:clearSearch')}
        </SteadyButton>
      </div>
    </div>
  )
}
