import { IconChartBar } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  hr: [
    { group: 'money', order: 4, label: 'shared:reports', icon: IconChartBar, may: 'reports.read', to: '/hr/reports' },
  ],
  admin: [
    {
      group: 'money',
      order: 4,
      bar: 4,
      label: 'shared:reports',
      icon: IconChartBar,
      may: ['reports.read', 'reports.read-profit'],
      to: '/admin/reports',
    },
  ],
}
