import type { Institute } from '#features/institute/contract/institute.contract.ts'
import { getReminderLanguage } from '#features/reminders/contract/compose-reminder.ts'
import type { Language } from '#shared/contract/messages.ts'
import { type Placeholder, PLACEHOLDER, textName } from './absence-text.ts'
import type { AbsenceSettings } from './absences.contract.ts'

type Absence = { studentName: string; language: Language | null; batchCode: string; date: string }
type Sender = Pick<Institute, 'name' | 'phone' | 'receiptLanguage'>

/** The text to a parent, in the student's language. */
export function composeAbsence(settings: AbsenceSettings, absence: Absence, institute: Sender): string {
  const values: Record<Placeholder, string> = {
    name: absence.studentName,
    batch: absence.batchCode,
    date: absence.date,
    institute: institute.name,
    phone: institute.phone,
  }
  const text = settings[textName(getReminderLanguage(absence, institute))]
  return text.replace(PLACEHOLDER, (_, name: Placeholder) => values[name])
}
