import { type ModalProps } from '@mantine/core'
import type { StatusBody } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { StatusForm } from './status-form.tsx'

export type StatusChange = { student: Student; status: StatusBody['status'] }

type Props = {
  opened: boolean
  change: StatusChange | null
  modalProps: Partial<ModalProps>
  onClose: () => void
  onSaved: () => void
}

export function StatusDialog({ opened, change, modalProps, onClose, onSaved }: Props) {
  const { t } = useTranslation('student-records')
  const name = change ? `${change.student.fname} ${change.student.lname}` : ''
  const titles = {
    Active: t('confirmActivate', { name }),
    Disable: t('confirmDeactivate', { name }),
    Delete: t('confirmDelete', { name }),
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      title={change && titles[change.status]}
      {...modalProps}
    >
      {change && (
        <StatusForm id={change.student._id} status={change.status} title={titles[change.status]} onClose={onSaved} />
      )}
    </Dialog>
  )
}
