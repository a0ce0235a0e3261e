import { translate } from '../words.tsx'
import { confirm } from './confirm.tsx'
import { toast } from './toast.ts'

/**
 * Asks, deletes, and says how it went; a refusal stands long enough to be read. `what` names the record:
 * `confirmDelete(t('willBeDeleted', { name }), () => remove.mutateAsync(record))`.
 */
export async function confirmDelete(what: string, remove: () => Promise<unknown>): Promise<void> {
  const sure = await confirm({
    title: translate('shared:sureTitle'),
    text: `${translate('shared:sureText')} ${what}`,
    confirmLabel: translate('shared:sureDelete'),
    danger: true,
  })
  if (!sure) return
  await remove().then(
    () => toast.success(translate('shared:deletedTitle'), 1500, { detail: translate('shared:deletedText') }),
    (error: Error) => toast.error(error.message, 30_000),
  )
}
