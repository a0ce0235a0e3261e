import { IconBooks, IconUsersGroup } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  hr: [
    {
      group: 'teaching',
      order: 2,
      label: 'shared:navBatch',
      icon: IconUsersGroup,
      may: 'courses.list',
      to: '/hr/batch',
    },
    {
      group: 'teaching',
      order: 4,
      label: 'shared:navCourse',
      icon: IconBooks,
      may: 'courses.list',
      to: '/hr/view-course',
    },
  ],
  admin: [
    {
      group: 'teaching',
      order: 4,
      label: 'shared:navCourse',
      name: 'shared:navViewCourse',
      icon: IconBooks,
      may: 'courses.list',
      to: '/admin/view-course-admin',
      otherPaths: ['/admin/Edit-Course', '/admin/course'],
      add: { may: 'courses.change', to: '/admin/Add-course', label: 'shared:addCourse' },
    },
  ],
}
