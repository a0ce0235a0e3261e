import { IconWallet } from '@tabler/icons-react'
import type { Menu } from '#shared/web/menu.ts'

export const menu: Menu = {
  admin: [
    {
      group: 'money',
      order: 5,
      label: 'shared:navExpenseCategory',
      name: 'shared:navViewExpenseCategory',
      icon: IconWallet,
      may: 'expenses.read',
      to: '/admin/view-expense-category',
      otherPaths: [
        '/admin/view-single-category-expense',
        '/admin/view-expance',
        '/admin/Add-expance',
        '/admin/Edit-Expance',
        '/admin/add-expense-category',
        '/admin/expense',
      ],
    },
  ],
}
