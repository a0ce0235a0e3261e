import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Category } from '../contract/expenses.contract.ts'
import { useRemoveCategory } from './expenses.queries.ts'

/** Asks, deletes, and says how it went; one that has expenses stays, and the server says how many. */
export function useDeleteCategory() {
  const { t } = useTranslation(['expenses', 'shared'])
  const remove = useRemoveCategory()

  const ask = async (category: Category): Promise<void> => {
    const sure = await confirm({
      title: t('shared:sureTitle'),
      text: `${t('shared:sureText')} ${t('willBeDeleted', { name: category.ledger })}`,
      confirmLabel: t('shared:sureDelete'),
      danger: true,
    })
    if (!sure) return
    await remove.mutateAsync(category).then(
      () => toast.success(t('shared:deletedTitle'), 1500, { detail: t('categoryDeleted') }),
      (error: Error) => toast.error(t('deleteCategoryFailed'), 30_000, { detail: error.message }),
    )
  }
  return { ask, deleting: remove.isPending }
}
