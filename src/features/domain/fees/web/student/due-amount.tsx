import { useToday } from '#features/base/institute/web/public.ts'
import { countDaysLate } from '#features/domain/students/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PendingFeeText } from '../fee-figures.tsx'
import classes from './due-amount.module.css'

/** Is red with the days in a title once the due date has passed, and grey when everything is paid. */
export function DueAmount({ student }: { student: Student }) {
  const { t } = useTranslation('students')
  const days = countDaysLate(student, useToday())
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
