import type { ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { StudentTotals } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import type { Tab } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import classes from './student-list-tabs.module.css'

/** The call that lists students has no such tab: deleted records have a list of their own. */
export const DELETED_TAB = 'Deleted'

type Props = {
  tab: Tab | typeof DELETED_TAB
  totals: StudentTotals | undefined
  withDeleted: boolean
  onTab: (tab: string) => void
  /** They are at the end of the line. */
  children?: ReactNode
}

/** The tabs Pending and Deleted are shown while they are open or contain a record, whatever the search. */
export function StudentListTabs({ tab, totals, withDeleted, onTab, children }: Props) {
  const { t } = useTranslation(['student-records', 'students', 'words', 'identity', 'shared'])
  const counts = totals?.counts
  const tabs = [
    { value: 'All', label: t('words:all'), count: counts?.all },
    { value: 'Active', label: t('identity:active'), count: counts?.active },
    { value: 'Disable', label: t('students:dropped'), count: counts?.dropped },
    { value: 'isPLaced', label: t('students:placed'), count: counts?.placed },
    ...(tab === 'Pending' || (totals?.awaitingApproval ?? 0) > 0
      ? [{ value: 'Pending', label: t('students:pending'), count: counts?.pending }]
      : []),
    ...(withDeleted && (tab === DELETED_TAB || (totals?.deleted ?? 0) > 0)
      ? [{ value: DELETED_TAB, label: t('deletedTab'), count: totals?.deleted }]
      : []),
  ]
  return (
    <div className={classes.line}>
      <TabBar label={t('shared:students')} tabs={tabs} value={tab} onChange={onTab} />
      {children}
    </div>
  )
}
