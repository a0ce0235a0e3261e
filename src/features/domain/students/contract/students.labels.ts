import { labelsOf } from '#shared/contract/record-fields.ts'
import { STUDENT_FIELDS } from './students.contract.ts'

export const studentLabels = {
  ...labelsOf(STUDENT_FIELDS),
  password: 'students:password',
  photo: 'students:photo',
} as const
