import { IconMessageQuestion, IconUserPlus } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  hr: [
    {
      group: 'students',
      order: 2,
      label: 'shared:navStudentAdd',
      icon: IconUserPlus,
      may: 'admissions.register-active',
      to: '/hr/register',
      otherPaths: ['/hr/studentAdd'],
    },
    {
      group: 'frontDesk',
      order: 1,
      label: 'shared:navEnquiry',
      icon: IconMessageQuestion,
      goKey: 'E',
      may: 'enquiries.read',
      to: '/hr/enquiry',
      shows: 'toCall',
    },
  ],
  admin: [
    {
      group: 'people',
      order: 2,
      label: 'shared:navEnquiry',
      name: 'shared:navViewEnquiry',
      icon: IconMessageQuestion,
      goKey: 'E',
      may: 'enquiries.read',
      to: '/admin/view-all-enquiry',
    },
  ],
}
