import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
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
