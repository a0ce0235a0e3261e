import { IconSettings } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  admin: [{ group: 'institute', order: 3, label: 'shared:settings', icon: IconSettings, to: '/admin/settings' }],
}
