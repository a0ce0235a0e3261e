import { IconCheck } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import classes from '#shared/web/ui/row-button.module.css'
import { openApproval } from './approval-store.ts'

export function ApproveOfRow({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  if (student.status !== 'Pending') return null
  return (
    <Button
      size="compact-xs"
      className={classes.button}
      leftSection={<IconCheck size={14} aria-hidden />}
      onClick={() => openApproval(student)}
    >
      {t('approve')}
    </Button>
  )
}
