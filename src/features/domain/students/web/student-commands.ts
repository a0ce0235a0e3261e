import { IconPencil } from '@tabler/icons-react'
import type { StudentCommands } from './student-commands-slot.ts'

export const studentCommands: StudentCommands = {
  hr: [
    {
      order: 3,
      may: 'students.edit',
      icon: IconPencil,
      label: 'student-records:editNamed',
      list: ({ _id: id, name }) => [{ values: { name }, link: { to: '/update', search: { id } } }],
    },
  ],
}
