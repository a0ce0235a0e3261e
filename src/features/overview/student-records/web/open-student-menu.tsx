import { Menu } from '@mantine/core'
import { IconCheck, IconPencil, IconReceipt, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useConfirmReject } from '#features/domain/admissions/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { MenuLink } from '#shared/web/ui/menu-link.tsx'
import { OpenRowMenu } from '#shared/web/ui/row-menu.tsx'

type Props = { student: Student; onApprove: () => void }

export function OpenStudentMenu({ student, onApprove }: Props) {
  const { t } = useTranslation('student-records')
  const confirmReject = useConfirmReject()
  const search = { id: student._id }
  return (
    <OpenRowMenu name={`${student.fname} ${student.lname}`}>
      {student.status === 'Pending' && (
        <>
          <Menu.Item leftSection={<IconCheck size={16} aria-hidden />} onClick={onApprove}>
            {t('approve')}
          </Menu.Item>
          <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={() => void confirmReject(student)}>
            {t('reject')}
          </Menu.Item>
        </>
      )}
      <MenuLink to="/update" search={search} leftSection={<IconPencil size={16} aria-hidden />}>
        {t('edit')}
      </MenuLink>
      {student.status !== 'Pending' && (
        <MenuLink to="/hr/student/fee" search={search} leftSection={<IconReceipt size={16} aria-hidden />}>
          {t('viewFeeHistory')}
        </MenuLink>
      )}
    </OpenRowMenu>
  )
}
