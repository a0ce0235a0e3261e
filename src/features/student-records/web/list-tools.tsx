import { useTranslation } from 'react-i18next'
import type { StudentList, Tab } from '#features/student-records/contract/student-records.contract.ts'
import type { ListAddress } from '#shared/web/address.ts'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { SteadyButton } from '#shared/web/ui/steady-button.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import classes from './list-tools.module.css'

type Props = {
  tab: Tab
  search: string
  /** What the search field says. */
  searchBy: string
  counts: StudentList['counts'] | undefined
  show: (change: Partial<ListAddress>) => void
}

/** The tabs with their counts, the search and its Reset. Pending is there only while somebody waits, or while it is open. */
export function ListTools({ tab, search, searchBy, counts, show }: Props) {
  const { t } = useTranslation(['student-records', 'students', 'shared'])
  const tabs = [
    { value: 'All', label: t('all'), count: counts?.all },
    { value: 'Active', label: t('active'), count: counts?.active },
    { value: 'Disable', label: t('dropped'), count: counts?.dropped },
    { value: 'isPLaced', label: t('students:placed'), count: counts?.placed },
    ...(tab === 'Pending' || (counts?.pending ?? 0) > 0
      ? [{ value: 'Pending', label: t('pending'), count: counts?.pending }]
      : []),
  ]
  return (
    <div className={classes.tools}>
      <TabBar
        label={t('students')}
        tabs={tabs}
        value={tab}
        onChange={(next) => show({ tab: next === 'All' ? '' : next })}
      />
      <div className={classes.search}>
        <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={searchBy} />
        <SteadyButton idle={search === ''} onClick={() => show({ search: '' })}>
          {t('shared:reset')}
        </SteadyButton>
      </div>
    </div>
  )
}
