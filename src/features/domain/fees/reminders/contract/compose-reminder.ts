import type { Institute } from '#features/base/institute/contract/institute.contract.ts'
import { getDaysLate } from '#features/domain/students/contract/days-late.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { numberFormat } from '#shared/contract/intl-formats.ts'
import type { Language } from '#shared/contract/messages.ts'
import type { ReminderSettings } from './reminders.contract.ts'
import { type Placeholder, PLACEHOLDER, textName } from './reminder-text.ts'

export type Reminded = Pick<Student, 'fname' | 'course' | 'dueDate' | 'dueAmount' | 'language'> & {
  /** If it is not known yet, the text has the amount of the oldest due date. */
  amountToPay?: number
}

type Sender = Pick<Institute, 'name' | 'phone' | 'upiId' | 'receiptLanguage'>

/** Uses the student's language. Leaves out a line with the UPI id if the institute has none. */
export function composeReminder(
  settings: ReminderSettings,
  student: Reminded,
  institute: Sender,
  today: string,
): string {
  const language = getReminderLanguage(student, institute)
  const daysLate = getDaysLate(student.dueDate, today)
  const values: Record<Placeholder, string> = {
    name: student.fname,
    amount: formatRupees(student.amountToPay ?? student.dueAmount, language),
    date: student.dueDate,
    days: formatDays(Math.abs(daysLate), language),
    course: student.course,
    institute: institute.name,
    phone: institute.phone,
    upiId: institute.upiId ?? '',
  }
  return settings[textName(daysLate > 0 ? 'late' : 'before', language)]
    .split('\n')
    .filter((line) => values.upiId !== '' || !line.includes('{upiId}'))
    .join('\n')
    .replace(PLACEHOLDER, (_, name: Placeholder) => values[name])
}

export const getReminderLanguage = (
  { language }: Pick<Student, 'language'>,
  { receiptLanguage }: Pick<Institute, 'receiptLanguage'>,
): Language => language ?? receiptLanguage

function formatDays(days: number, language: Language): string {
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long', useGrouping: false } as const
  return numberFormat(language, unit).format(days)
}
