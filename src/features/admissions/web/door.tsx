export { ApprovalDialog } from './approval-dialog.tsx'
export { useReject } from './use-reject.ts'
