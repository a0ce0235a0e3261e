import { IconCircleCheck } from '@tabler/icons-react'
import type { Menu, MenuEntry } from '#shared/web/menu.ts'

const entry = {
  group: 'money',
  order: 5,
  label: 'shared:navApprovals',
  icon: IconCircleCheck,
  may: 'approvals.ask',
} satisfies Omit<MenuEntry, 'to'>

export const menu: Menu = {
  hr: [{ ...entry, to: '/hr/approvals' }],
  admin: [{ ...entry, to: '/admin/approvals' }],
}
