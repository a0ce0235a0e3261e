import { IconCashRegister } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  hr: [
    {
      group: 'money',
      order: 3,
      label: 'shared:navClosing',
      icon: IconCashRegister,
      may: 'cash.read',
      to: '/hr/closing',
    },
  ],
  admin: [
    {
      group: 'money',
      order: 3,
      label: 'shared:navClosing',
      icon: IconCashRegister,
      may: 'cash.read',
      to: '/admin/closing',
    },
  ],
}
