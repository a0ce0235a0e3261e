import { IconPencil } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Slot, sortByOrder } from '#shared/web/slots.tsx'
import { MenuLink } from '#shared/web/ui/menu-link.tsx'
import { OpenRowMenu } from '#shared/web/ui/row-menu.tsx'
import type { StudentMenuItems } from './student-list-slots.ts'

const ITEMS = sortByOrder([
  [{ order: 2, may: 'students.edit', Content: EditItem }],
  ...Object.values(
    import.meta.glob<StudentMenuItems>('/src/features/*/*/web/student-menu.ts', {
      eager: true,
      import: 'studentMenu',
    }),
  ),
])

export function OpenStudentMenu({ student }: { student: Student }) {
  return (
    <OpenRowMenu name={`${student.fname} ${student.lname}`}>
      <Slot contents={ITEMS} student={student} />
    </OpenRowMenu>
  )
}

function EditItem({ student }: { student: Student }) {
  const { t } = useTranslation('words')
  return (
    <MenuLink to="/update" search={{ id: student._id }} leftSection={<IconPencil size={16} aria-hidden />}>
      {t('edit')}
    </MenuLink>
  )
}
