import { Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusBody } from '#features/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { StatusForm } from './status-form.tsx'

type Status = StatusBody['status']

/** Confirms a status change: render `dialog`, and open it with `openStatusDialog(student, 'Disable')`. */
export function useStatusDialog() {
  const { t } = useTranslation('student-records')
  const [change, setChange] = useState<{ student: Student; status: Status } | null>(null)
  const [opened, { open, close }] = useDisclosure(false)
  const { rememberTrigger, modalProps, restoreFocusAfterRemoval } = useRestoreFocus()

  const openStatusDialog = (student: Student, status: Status) => {
    rememberTrigger()
    setChange({ student, status })
    open()
  }
  // The list may lose the student's row after the dialog has given the focus back.
  const closeForm = () => {
    close()
    restoreFocusAfterRemoval()
  }
  const name = change ? `${change.student.fname} ${change.student.lname}` : ''
  const titles = {
    Active: t('confirmActivate', { name }),
    Disable: t('confirmDeactivate', { name }),
    Delete: t('confirmDelete', { name }),
  }
  const dialog = (
    <Modal
      opened={opened}
      onClose={close}
      closeOnClickOutside={false}
      title={change && titles[change.status]}
      {...modalProps}
    >
      {change && (
        <StatusForm id={change.student._id} status={change.status} title={titles[change.status]} onClose={closeForm} />
      )}
    </Modal>
  )
  return { openStatusDialog, dialog }
}
