import { IconChecklist } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  user: [
    {
      group: 'attendance',
      order: 1,
      bar: 3,
      barLabel: 'shared:attendance',
      label: 'shared:navViewAttendance',
      icon: IconChecklist,
      goKey: 'A',
      to: '/student/Viwe-Attendence',
    },
  ],
  hr: [
    {
      group: 'teaching',
      order: 1,
      bar: 3,
      label: 'shared:attendance',
      icon: IconChecklist,
      goKey: 'A',
      may: ['attendance.list', 'attendance.mark'],
      to: '/hr/attendence',
      otherPaths: [
        '/hr/student-attendence-list',
        '/hr/edit-attendence',
        '/hr/attendence-history',
        '/hr/low-attendance',
      ],
      shows: 'unmarked',
    },
  ],
  admin: [
    {
      group: 'teaching',
      order: 1,
      label: 'shared:attendance',
      icon: IconChecklist,
      goKey: 'A',
      may: 'attendance.list',
      to: '/admin/view-all-batch',
      otherPaths: ['/admin/view-all-attend', '/admin/low-attendance'],
    },
  ],
}
