import type { HrStudentListParts } from '#features/domain/students/student-records/web/public.ts'
import { EditStudentsLink } from './edit-students-link.tsx'

export const hrStudentList: HrStudentListParts = {
  chosenActions: [{ order: 1, may: 'bulk-changes.run', Content: EditStudentsLink }],
}
