import { IconUsers } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  hr: [
    {
      group: 'students',
      order: 1,
      bar: 2,
      barLabel: 'shared:students',
      label: 'shared:studentList',
      icon: IconUsers,
      goKey: 'S',
      may: 'students.list',
      to: '/hr/StudentList',
      otherPaths: ['/hr/student', '/hr/Student-view', '/hr/add-fees', '/hr/edit-fee', '/update'],
    },
  ],
  admin: [
    {
      group: 'people',
      order: 1,
      bar: 2,
      label: 'shared:students',
      icon: IconUsers,
      goKey: 'S',
      may: 'students.list',
      to: '/admin/Student-List',
      otherPaths: [
        '/admin/Single-Student-Profile',
        '/admin/Student-Single-Fee',
        '/admin/Student-Single-Attend',
        '/admin/student',
        '/admin/student-history',
      ],
    },
  ],
}
