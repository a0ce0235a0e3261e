import { COURSE_FIELDS } from '#features/domain/courses/contract/courses.contract.ts'
import { AMOUNT, importFieldsOf } from './import-field.ts'

export const COURSE_IMPORT_FIELDS = importFieldsOf(COURSE_FIELDS, {
  course: { aliases: ['Course', 'Name', 'Class', 'Program'] },
  cFee: { ...AMOUNT, aliases: ['Fee', 'Fees', 'Fee amount', 'Price', 'Total fee'] },
  cDuration: { aliases: ['Duration', 'Length'] },
  instalments: { aliases: ['Installments', 'Number of instalments'] },
})
