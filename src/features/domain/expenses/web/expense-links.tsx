import { IconPlus, IconRepeat } from '@tabler/icons-react'
import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'

export function AddExpenseLink({ category }: { category?: Category | undefined }) {
  const { t } = useTranslation('expenses')
  const key = usePageKey('N')
  if (!useMay()('expenses.record')) return null
  return (
    <ButtonLink
      to="/admin/Add-expance"
      search={category ? { ledger: category.ledger, catId: category._id } : {}}
      leftSection={<IconPlus size={16} aria-hidden />}
      {...key}
    >
      {t('addExpense')}
    </ButtonLink>
  )
}

/** `primary`: it is the main button, while there is no category yet. */
export function AddCategoryLink({ primary = false }: { primary?: boolean }) {
  const { t } = useTranslation('expenses')
  if (!useMay()('expenses.plan')) return null
  return (
    <ButtonLink
      to="/admin/add-expense-category"
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('addCategory')}
    </ButtonLink>
  )
}

export function RecurringLink() {
  const { t } = useTranslation('expenses')
  return (
    <ButtonLink to="/admin/recurring-expenses" variant="default" leftSection={<IconRepeat size={16} aria-hidden />}>
      {t('recurringTitle')}
    </ButtonLink>
  )
}
