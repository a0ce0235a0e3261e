import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'

export const ApprovalDialog = createLazyDialog(
  () => import('./open-approval-dialog.tsx').then((module) => module.OpenApprovalDialog),
  ({ student }) => student !== null,
)
