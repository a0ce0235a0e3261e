import { useBlocker } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'
import type { OpenEmailDialog } from './open-email-dialog.tsx'

const Dialog = createLazyDialog(
  () => import('./open-email-dialog.tsx').then((module) => module.OpenEmailDialog),
  ({ isSending }) => isSending,
)

/** Blocks the page and navigation while an email is being sent. */
export function EmailSendingDialog(props: ComponentProps<typeof OpenEmailDialog>) {
  const { isSending } = props
  useBlocker({ disabled: !isSending, enableBeforeUnload: isSending, shouldBlockFn: () => true })
  return <Dialog {...props} />
}
