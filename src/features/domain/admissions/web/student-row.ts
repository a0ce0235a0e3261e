import type { StudentRowParts } from '#features/domain/students/web/public.ts'
import { ApproveOfRow } from './approve-of-row.tsx'
import { ListApprovalDialog } from './approval-dialog.tsx'

export const studentRow: StudentRowParts = {
  actions: [{ order: 1, Content: ApproveOfRow }],
  dialogs: [{ order: 1, Content: ListApprovalDialog }],
}
