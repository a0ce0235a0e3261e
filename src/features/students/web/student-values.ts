import { type Student, studentFields } from '#features/students/contract/students.contract.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'

type StudentField = keyof typeof studentFields
const FIELDS = Object.keys(studentFields) as StudentField[]

/** What a student's form holds, as typed: the record's fields, and a password with its repetition. */
export type StudentValues = Record<StudentField | 'password' | 'confirmPswd', string>
/** A form that holds at least that; the sections below take it. */
export type StudentForm = FormHandle<StudentValues>

/** An empty form, or one filled from what is known: `studentValues({ fname: 'Asha' })`. */
export function studentValues(known: Partial<Pick<Student, StudentField>> = {}): StudentValues {
  const filled = Object.fromEntries(FIELDS.map((field) => [field, String(known[field] ?? '')]))
  return { ...(filled as Record<StudentField, string>), password: '', confirmPswd: '' }
}
