import type { AdminStudentListParts } from '#features/domain/students/student-records/web/public.ts'
import { DeletedExport, DeletedStudents } from './deleted-students.tsx'

export const adminStudentList: AdminStudentListParts = {
  deleted: [{ order: 1, may: 'erasure.restore', Content: DeletedStudents }],
  deletedExport: [{ order: 1, may: 'erasure.restore', Content: DeletedExport }],
}
