import { MAX_STUDENTS } from '#features/domain/students/student-records/contract/max-students.ts'
import { createChosenRows } from '#shared/web/chosen-rows.ts'

export const chosenStudents = createChosenRows('students', MAX_STUDENTS)
export const useChosenStudents = chosenStudents.useIds
