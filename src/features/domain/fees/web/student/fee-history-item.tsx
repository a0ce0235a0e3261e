import { IconReceipt } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { MenuLink } from '#shared/web/ui/menu-link.tsx'

/** A pending registration has no fees. */
export function FeeHistoryItem({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  if (student.status === 'Pending') return null
  return (
    <MenuLink to="/hr/student/fee" search={{ id: student._id }} leftSection={<IconReceipt size={16} aria-hidden />}>
      {t('viewFeeHistory')}
    </MenuLink>
  )
}
