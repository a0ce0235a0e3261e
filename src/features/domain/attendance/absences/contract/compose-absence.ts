import type { Institute } from '#features/base/institute/contract/institute.contract.ts'
import { getReminderLanguage } from '#features/domain/fees/reminders/contract/compose-reminder.ts'
import { dateFormat, numberFormat } from '#shared/contract/intl-formats.ts'
import type { Language } from '#shared/contract/messages.ts'
import { type Placeholder, placeholderOf, type TextKind, textName } from './absence-text.ts'
import type { AbsenceSettings } from './absences.contract.ts'

type Student = { studentName: string; language: Language | null; batchCode: string }
type Sender = Pick<Institute, 'name' | 'phone' | 'receiptLanguage'>
type Values<Kind extends TextKind> = Record<Placeholder<Kind>, string>

/** Uses the student's language or, if it is unknown, that of receipts. */
export function composeAbsence(
  settings: AbsenceSettings,
  { date, ...student }: Student & { date: string },
  institute: Sender,
): string {
  const values: Values<'absent'> = { ...getNames(student, institute), date }
  return fill(settings, 'absent', getReminderLanguage(student, institute), values)
}

/** Uses the student's language or, if it is unknown, that of receipts. */
export function composeLowAttendance(
  settings: AbsenceSettings,
  { percent, month, year, ...student }: Student & { percent: number; month: number; year: number },
  institute: Sender,
): string {
  const language = getReminderLanguage(student, institute)
  const period = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const values: Values<'low'> = {
    ...getNames(student, institute),
    percent: numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100),
    month: period.format(Date.UTC(year, month - 1, 1)),
  }
  return fill(settings, 'low', language, values)
}

const getNames = (student: Pick<Student, 'studentName' | 'batchCode'>, { name, phone }: Sender) => ({
  name: student.studentName,
  batch: student.batchCode,
  institute: name,
  phone,
})

function fill(settings: AbsenceSettings, kind: TextKind, language: Language, values: Record<string, string>): string {
  return settings[textName(kind, language)].replace(placeholderOf(kind), (_, name: string) => values[name] ?? '')
}
