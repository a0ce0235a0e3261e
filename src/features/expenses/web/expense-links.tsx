import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import type { Category } from '../contract/expenses.contract.ts'

/** 'Add Expense', with the category chosen already where the screen is about one. */
export function AddExpenseLink({ category }: { category?: Category | undefined }) {
  const { t } = useTranslation('expenses')
  return (
    <ButtonLink
      to="/admin/Add-expance"
      search={category ? { ledger: category.ledger, catId: category._id } : {}}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('addExpense')}
    </ButtonLink>
  )
}

/** 'Add Category'; the screen's first button where there is nothing to write an expense down under. */
export function AddCategoryLink({ first = false }: { first?: boolean }) {
  const { t } = useTranslation('expenses')
  return (
    <ButtonLink
      to="/admin/add-expense-category"
      variant={first ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('addCategory')}
    </ButtonLink>
  )
}
