import { Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusBody } from '#features/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { getTrigger, restoreFocus } from '#shared/web/ui/confirm.tsx'
import { StatusForm } from './status-form.tsx'

type Change = { student: Student; to: StatusBody['status'] }

/** Asks before a student is activated, deactivated or deleted: `ask(student, 'Disable')`; draw `dialog` somewhere. */
export function useStatusDialog() {
  const { t } = useTranslation('student-records')
  const [change, setChange] = useState<Change | null>(null)
  const [opened, { open, close }] = useDisclosure(false)
  const asker = useRef<HTMLElement>(null)

  const ask = (student: Student, to: Change['to']) => {
    asker.current = getTrigger(document.activeElement)
    setChange({ student, to })
    open()
  }
  const name = change ? `${change.student.fname} ${change.student.lname}` : ''
  const titles = {
    Active: t('askActivate', { name }),
    Disable: t('askDeactivate', { name }),
    Delete: t('askDelete', { name }),
  }
  const dialog = (
    <Modal
      opened={opened}
      onClose={close}
      closeOnClickOutside={false}
      returnFocus={false}
      onExitTransitionEnd={() => restoreFocus(asker.current)}
      title={change && titles[change.to]}
    >
      {change && <StatusForm id={change.student._id} to={change.to} title={titles[change.to]} onClose={close} />}
    </Modal>
  )
  return { ask, dialog }
}
