import { Menu } from '@mantine/core'
import { IconCircleCheck, IconCircleOff, IconTrash, IconUser } from '@tabler/icons-react'
import { useId } from 'react'
import type { StatusBody } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { MenuLink } from '#shared/web/ui/menu-link.tsx'
import { OpenRowMenu } from '#shared/web/ui/row-menu.tsx'

type Props = { student: Student; onChangeStatus: (status: StatusBody['status']) => void }

export function OpenAdminStudentMenu({ student, onChangeStatus }: Props) {
  const { t } = useTranslation(['identity', 'words'])
  return (
    <OpenRowMenu name={`${student.fname} ${student.lname}`}>
      {student.status === 'Pending' ? (
        <PendingItems id={student._id} />
      ) : (
        <>
          <Menu.Item
            leftSection={<IconCircleCheck size={16} aria-hidden />}
            disabled={student.status === 'Active'}
            onClick={() => onChangeStatus('Active')}
          >
            {t('active')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCircleOff size={16} aria-hidden />}
            disabled={student.status === 'Disable'}
            onClick={() => onChangeStatus('Disable')}
          >
            {t('deactivate')}
          </Menu.Item>
          <Menu.Item
            color="var(--red-ink)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => onChangeStatus('Delete')}
          >
            {t('words:delete')}
          </Menu.Item>
        </>
      )}
    </OpenRowMenu>
  )
}

/** HR decides pending registrations, so the admin gets an explanation and a link. */
function PendingItems({ id }: { id: string }) {
  const { t } = useTranslation('student-records')
  const links = useStudentLinks()
  const hintId = useId()
  return (
    <>
      <Menu.Label id={hintId} maw={240}>
        {t('approvalRequired')}
      </Menu.Label>
      <MenuLink {...links.student(id)} aria-describedby={hintId} leftSection={<IconUser size={16} aria-hidden />}>
        {t('studentProfile')}
      </MenuLink>
    </>
  )
}
