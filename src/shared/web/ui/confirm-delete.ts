import { translate } from '../i18n.tsx'
import { getTrigger, confirm, restoreFocusAfterRemoval } from './confirm.tsx'
import { toast } from './toast.ts'

/** What is said afterwards, where a record has words of its own; the server's reason follows `failed`. */
type Words = { deleted?: string; failed?: string }

/**
 * Asks, deletes, and says how it went; a refusal stands long enough to be read. `what` names the record:
 * `confirmDelete(t('willBeDeleted', { name }), () => remove.mutateAsync(record))`.
 */
export async function confirmDelete(
  what: string,
  remove: () => Promise<unknown>,
  { deleted = translate('shared:deletedText'), failed }: Words = {},
): Promise<void> {
  const asker = getTrigger(document.activeElement)
  const sure = await confirm({
    title: translate('shared:sureTitle'),
    text: `${translate('shared:sureText')} ${what}`,
    confirmLabel: translate('shared:sureDelete'),
    danger: true,
  })
  if (!sure) return
  await remove().then(
    () => {
      toast.success(translate('shared:deletedTitle'), 1500, { detail: deleted })
      restoreFocusAfterRemoval(asker)
    },
    ({ message }: Error) => toast.error(failed ?? message, 30_000, failed === undefined ? {} : { detail: message }),
  )
}
