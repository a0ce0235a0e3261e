import { useTranslation } from 'react-i18next'
import type { StudentList } from '#features/student-records/contract/student-records.contract.ts'
import { Totals } from '#shared/web/ui/totals.tsx'

/** What all students of the tab and the search owe and have paid, on all pages. */
export function ListTotals({ totals }: { totals: StudentList['totals'] }) {
  const { t } = useTranslation('student-records')
  const sums = [
    { label: t('totalPayable'), amount: totals.payable },
    { label: t('totalReceived'), amount: totals.received },
    { label: t('totalPending'), amount: totals.pending },
  ]
  return <Totals sums={sums} />
}
