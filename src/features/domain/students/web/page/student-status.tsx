import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'

export function StudentStatus({ student }: { student: Pick<Student, 'status' | 'isPlaced'> }) {
  const { t } = useTranslation(['students', 'identity'])
  if (student.status === 'Pending') return <StatusBadge tone="warn">{t('pending')}</StatusBadge>
  if (student.status === 'Deleted') return <StatusBadge tone="plain">{t('statusDeleted')}</StatusBadge>
  if (student.status === 'Disable') return <StatusBadge tone="plain">{t('dropped')}</StatusBadge>
  if (student.isPlaced === 'placed') return <StatusBadge tone="info">{t('placed')}</StatusBadge>
  return <StatusBadge tone="good">{t('identity:active')}</StatusBadge>
}
