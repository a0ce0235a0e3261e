import { IconBooks, IconUsersGroup } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  hr: [
    { group: 'teaching', order: 2, label: 'shared:navBatch', icon: IconUsersGroup, to: '/hr/batch' },
    { group: 'teaching', order: 4, label: 'shared:navCourse', icon: IconBooks, to: '/hr/view-course' },
  ],
  admin: [
    {
      group: 'teaching',
      order: 4,
      label: 'shared:navCourse',
      name: 'shared:navViewCourse',
      icon: IconBooks,
      to: '/admin/view-course-admin',
      otherPaths: ['/admin/Edit-Course', '/admin/course'],
      add: { to: '/admin/Add-course', label: 'shared:addCourse' },
    },
  ],
}
