import { IconBellRinging, IconCurrencyRupee, IconReceipt } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  user: [
    {
      group: 'money',
      order: 1,
      bar: 2,
      label: 'shared:navFee',
      icon: IconCurrencyRupee,
      goKey: 'F',
      to: '/student/fee',
      otherPaths: ['/FeesReceipt', '/student/FeesReceipt', '/fee-refund', '/student/addExpenses'],
    },
  ],
  hr: [
    {
      group: 'money',
      order: 1,
      bar: 4,
      label: 'shared:navViewFees',
      icon: IconReceipt,
      goKey: 'F',
      may: 'fees.list',
      to: '/hr/view-fee',
    },
    {
      group: 'money',
      order: 2,
      label: 'shared:reminders',
      icon: IconBellRinging,
      may: 'fees.list-reminders',
      to: '/hr/reminders',
    },
  ],
  admin: [
    {
      group: 'money',
      order: 1,
      bar: 3,
      label: 'shared:navViewFees',
      icon: IconReceipt,
      goKey: 'F',
      may: 'fees.list',
      to: '/admin/view-Fee',
      otherPaths: ['/admin/fee', '/fee-receipt', '/FeesReceipt', '/fee-refund'],
    },
    {
      group: 'money',
      order: 2,
      label: 'shared:reminders',
      icon: IconBellRinging,
      may: 'fees.list-reminders',
      to: '/admin/reminders',
    },
  ],
}
