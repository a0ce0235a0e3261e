import { studentValues, type StudentValues } from '#features/students/web/public.ts'

/** What the registration form holds, as typed. */
export type RegistrationValues = StudentValues & { Paidfee: string; payMode: string }

/** An empty registration, or one filled from what is known of the person, such as an enquiry. */
export function registrationValues(known: Parameters<typeof studentValues>[0] = {}): RegistrationValues {
  return { ...studentValues(known), Paidfee: '', payMode: '' }
}
