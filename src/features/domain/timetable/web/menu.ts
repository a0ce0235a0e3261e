import { IconCalendarWeek } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  user: [
    { group: 'attendance', order: 2, label: 'shared:timetable', icon: IconCalendarWeek, to: '/student/timetable' },
  ],
  hr: [
    {
      group: 'teaching',
      order: 3,
      label: 'shared:timetable',
      icon: IconCalendarWeek,
      may: 'timetable.read',
      to: '/hr/timetable',
    },
  ],
  admin: [
    {
      group: 'teaching',
      order: 3,
      label: 'shared:timetable',
      icon: IconCalendarWeek,
      may: 'timetable.read',
      to: '/admin/timetable',
    },
  ],
}
