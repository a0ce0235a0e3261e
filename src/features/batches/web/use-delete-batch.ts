import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Batch } from '../contract/batches.contract.ts'
import { useRemoveBatch } from './batches.queries.ts'

/** Asks, deletes, and says how it went; a refusal stands long enough to be read. */
export function useDeleteBatch() {
  const { t } = useTranslation('batches')
  const remove = useRemoveBatch()

  const ask = async (batch: Batch): Promise<void> => {
    const sure = await confirm({
      title: t('shared:sureTitle'),
      text: `${t('shared:sureText')} ${t('willBeDeleted', { code: batch.bCode })}`,
      confirmLabel: t('shared:sureDelete'),
      danger: true,
    })
    if (!sure) return
    await remove.mutateAsync(batch).then(
      () => toast.success(t('shared:deletedTitle'), 1500, { detail: t('shared:deletedText') }),
      (error: Error) => toast.error(error.message, 30_000),
    )
  }
  return { ask, deleting: remove.isPending }
}
