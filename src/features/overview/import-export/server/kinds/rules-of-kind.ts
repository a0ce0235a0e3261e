import type { ImportKind } from '../../contract/import-kinds.ts'
import { attendanceRules } from './attendance.ts'
import { batchRules } from './batches.ts'
import { courseRules } from './courses.ts'
import { enquiryRules } from './enquiries.ts'
import { expenseRules } from './expenses.ts'
import type { KindRules } from './kind-rules.ts'
import { paymentRules } from './payments.ts'
import { studentRules } from './students.ts'

export const RULES_OF_KIND: Record<ImportKind, KindRules> = {
  students: studentRules,
  courses: courseRules,
  batches: batchRules,
  enquiries: enquiryRules,
  expenses: expenseRules,
  attendance: attendanceRules,
  payments: paymentRules,
}
