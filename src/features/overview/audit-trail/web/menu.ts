import { IconHistory } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  admin: [
    {
      group: 'institute',
      order: 2,
      label: 'shared:auditTrail',
      icon: IconHistory,
      may: 'audit-trail.read',
      to: '/admin/trail',
    },
  ],
}
