import { IconIdBadge2 } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  admin: [
    {
      group: 'institute',
      order: 1,
      label: 'shared:staff',
      icon: IconIdBadge2,
      may: 'identity.manage-accounts',
      to: '/admin/staff',
    },
  ],
}
