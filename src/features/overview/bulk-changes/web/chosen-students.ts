import { MAX_STUDENTS } from '#features/overview/bulk-changes/contract/bulk-limits.ts'
import { createChosenRows } from '#shared/web/chosen-rows.ts'

export const chosenStudents = createChosenRows('students', MAX_STUDENTS)
export const useChosenStudents = chosenStudents.useIds
