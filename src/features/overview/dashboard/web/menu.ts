import { IconLayoutDashboard } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  user: [{ group: 'start', order: 1, bar: 1, label: 'shared:dashboard', icon: IconLayoutDashboard, to: '/student' }],
  hr: [{ group: 'start', order: 1, bar: 1, label: 'shared:dashboard', icon: IconLayoutDashboard, to: '/hr' }],
  admin: [{ group: 'start', order: 1, bar: 1, label: 'shared:dashboard', icon: IconLayoutDashboard, to: '/admin' }],
}
