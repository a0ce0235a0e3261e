import { Menu } from '@mantine/core'
import { IconCircleCheck, IconCircleOff, IconTrash, IconUser } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusBody } from '#features/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { useStudentLinks } from '#features/students/web/public.ts'
import { MenuLink } from '#shared/web/ui/row-links.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'

type Props = { student: Student; onAsk: (to: StatusBody['status']) => void }

/** What the admin may do to a student from the list; what would change nothing is disabled. */
export function AdminStudentMenu({ student, onAsk }: Props) {
  const { t } = useTranslation('student-records')
  return (
    <RowMenu name={`${student.fname} ${student.lname}`}>
      {student.status === 'Pending' ? (
        <Waiting id={student._id} />
      ) : (
        <>
          <Menu.Item
            leftSection={<IconCircleCheck size={16} aria-hidden />}
            disabled={student.status === 'Active'}
            onClick={() => onAsk('Active')}
          >
            {t('active')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCircleOff size={16} aria-hidden />}
            disabled={student.status === 'Disable'}
            onClick={() => onAsk('Disable')}
          >
            {t('deactivate')}
          </Menu.Item>
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => onAsk('Delete')}
          >
            {t('delete')}
          </Menu.Item>
        </>
      )}
    </RowMenu>
  )
}

/** A registration that waits is HR's to decide: the menu says so, and leads to what is known of it. */
function Waiting({ id }: { id: string }) {
  const { t } = useTranslation('student-records')
  const links = useStudentLinks()
  const why = useId()
  return (
    <>
      <Menu.Label id={why} maw={240}>
        {t('waitsForApproval')}
      </Menu.Label>
      <MenuLink {...links.student(id)} aria-describedby={why} leftSection={<IconUser size={16} aria-hidden />}>
        {t('studentProfile')}
      </MenuLink>
    </>
  )
}
