import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { ReminderButton } from '#features/domain/fees/reminders/web/public.ts'

type Props = { student: Student }

export const TotalFeeText = ({ student }: Props) => <RupeeText amount={student.TotalFee} />

export const PaidFeeText = ({ student }: Props) => <RupeeText amount={student.PaidFee} />

export const ReminderIfPending = ({ student }: Props) =>
  student.PendingFee > 0 && <ReminderButton student={student} size="icon" />
