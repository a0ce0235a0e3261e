import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Expense } from '../contract/expenses.contract.ts'
import { expenseName } from './expense-values.ts'
import { useRemoveExpense } from './expenses.queries.ts'

/** Asks, deletes, and says how it went; a refusal stands long enough to be read. */
export function useDeleteExpense() {
  const { t } = useTranslation(['expenses', 'shared'])
  const remove = useRemoveExpense()

  const ask = async (expense: Expense): Promise<void> => {
    const sure = await confirm({
      title: t('shared:sureTitle'),
      text: `${t('shared:sureText')} ${t('willBeDeleted', { name: expenseName(expense) })}`,
      confirmLabel: t('shared:sureDelete'),
      danger: true,
    })
    if (!sure) return
    await remove.mutateAsync(expense).then(
      () => toast.success(t('shared:deletedTitle'), 1500, { detail: t('expenseDeleted') }),
      (error: Error) => toast.error(t('deleteExpenseFailed'), 30_000, { detail: error.message }),
    )
  }
  return { ask, deleting: remove.isPending }
}
