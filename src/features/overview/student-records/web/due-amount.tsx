import { useTranslation } from 'react-i18next'
import { PendingFeeText } from '#features/domain/fees/web/public.ts'
import { countDaysLate } from '#features/domain/students/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import classes from './due-amount.module.css'

type Props = { student: Student; today: string }

/** Is red with the days in a title once the due date has passed, and grey when everything is paid. */
export function DueAmount({ student, today }: Props) {
  const { t } = useTranslation('students')
  const days = countDaysLate(student, today)
  return (
    <span
      className={classes.amount}
      data-state={student.PendingFee === 0 ? 'paid' : days > 0 ? 'late' : undefined}
      title={days > 0 ? t('daysLate', { count: days }) : undefined}
    >
      <PendingFeeText amount={student.PendingFee} />
    </span>
  )
}
