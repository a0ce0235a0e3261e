import type { HrStudentListParts } from '#features/domain/students/student-records/web/public.ts'
import { ApproveOfRow } from './approve-of-row.tsx'
import { ListApprovalDialog } from './approval-dialog.tsx'

export const hrStudentList: HrStudentListParts = {
  rowActions: [{ order: 1, may: 'admissions.decide', Content: ApproveOfRow }],
  dialogs: [{ order: 1, may: 'admissions.decide', Content: ListApprovalDialog }],
}
