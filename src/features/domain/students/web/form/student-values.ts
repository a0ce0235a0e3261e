import {
  STUDENT_FIELDS,
  type Student,
  type StudentField,
} from '#features/domain/students/contract/students.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'

export type StudentValues = Record<StudentField | 'feeReason' | 'password' | 'confirmPswd', string>
export type StudentForm = FormHandle<StudentValues>

export function studentValues(record: Partial<Pick<Student, StudentField>> = {}): StudentValues {
  return { ...fieldValues(STUDENT_FIELDS, record), feeReason: '', password: '', confirmPswd: '' }
}
