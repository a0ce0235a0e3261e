import { IconPlus } from '@tabler/icons-react'
import type { PaletteCommands } from '#shared/web/palette-commands.ts'

export const commands: PaletteCommands = {
  admin: [
    { order: 3, label: 'expenses:addExpense', icon: IconPlus, may: 'expenses.record', to: '/admin/Add-expance' },
    {
      order: 4,
      label: 'expenses:addExpenseCategory',
      icon: IconPlus,
      may: 'expenses.plan',
      to: '/admin/add-expense-category',
    },
  ],
}
