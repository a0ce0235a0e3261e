import { useEffect } from 'react'
import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'
import { closeApproval, useApproving } from './approval-store.ts'

export const ApprovalDialog = createLazyDialog(
  () => import('./open-approval-dialog.tsx').then((module) => module.OpenApprovalDialog),
  ({ student }) => student !== null,
  // Is large, and few open it.
  { preload: false },
)

export function ListApprovalDialog() {
  const student = useApproving()
  useEffect(() => closeApproval, [])
  return <ApprovalDialog student={student} onClose={closeApproval} />
}
