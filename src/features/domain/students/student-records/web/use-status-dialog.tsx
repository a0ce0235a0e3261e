import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { createLazyDialog } from '#shared/web/ui/lazy-dialog.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import type { StatusChange } from './status-dialog.tsx'

const StatusDialog = createLazyDialog(
  () => import('./status-dialog.tsx').then((module) => module.StatusDialog),
  ({ opened }) => opened,
)

/** Confirms a status change: render `dialog`, and open it with `openStatusDialog(student, 'Disable')`. */
export function useStatusDialog() {
  const [change, setChange] = useState<StatusChange | null>(null)
  const [opened, { open, close }] = useDisclosure(false)
  const { rememberTrigger, modalProps, restoreFocusAfterRemoval } = useRestoreFocus()

  const openStatusDialog = (student: StatusChange['student'], status: StatusChange['status']) => {
    rememberTrigger()
    setChange({ student, status })
    open()
  }
  // The list may lose the student's row after the dialog has given the focus back.
  const closeForm = () => {
    close()
    restoreFocusAfterRemoval()
  }
  const dialog = (
    <StatusDialog opened={opened} change={change} modalProps={modalProps} onClose={close} onSaved={closeForm} />
  )
  return { openStatusDialog, dialog }
}
