import { studentValues, type StudentValues } from '#features/students/web/public.ts'

export type RegistrationValues = StudentValues & { Paidfee: string; payMode: string }

export function registrationValues(record: Parameters<typeof studentValues>[0] = {}): RegistrationValues {
  return { ...studentValues(record), Paidfee: '', payMode: '' }
}
