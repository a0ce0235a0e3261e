import { Menu } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { openApproval } from './approval-store.ts'
import { useConfirmReject } from './use-confirm-reject.ts'

export function DecisionItems({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  const confirmReject = useConfirmReject()
  if (student.status !== 'Pending') return null
  return (
    <>
      <Menu.Item leftSection={<IconCheck size={16} aria-hidden />} onClick={() => openApproval(student)}>
        {t('approve')}
      </Menu.Item>
      <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={() => void confirmReject(student)}>
        {t('reject')}
      </Menu.Item>
    </>
  )
}
