import { translate } from '../i18n.tsx'
import { confirm } from './confirm.tsx'
import { getTrigger, restoreFocusAfterRemoval } from './restore-focus.ts'
import { toast } from './toast.ts'

const TOAST = { replaces: 'deletion' }

type Texts = { deleted?: string; failed?: string }

/**
 * Asks, deletes, and shows a toast. The dialog shows the reason if the deletion fails. `subject` names the record:
 * `confirmDelete(t('willBeDeleted', { name }), () => remove.mutateAsync(record))`.
 */
export async function confirmDelete(
  subject: string,
  remove: () => Promise<unknown>,
  { deleted = translate('shared:deletedText'), failed = translate('shared:deletionFailed') }: Texts = {},
): Promise<void> {
  const trigger = getTrigger()
  const isDeleted = await confirm({
    title: translate('shared:areYouSure'),
    text: `${translate('shared:cannotBeUndone')} ${subject}`,
    confirmLabel: translate('shared:confirmDelete'),
    danger: true,
    run: () =>
      remove().catch((error: unknown) => {
        toast.error(failed, 1500, TOAST)
        throw error
      }),
  })
  if (!isDeleted) return
  toast.success(translate('shared:deletedTitle'), 1500, { detail: deleted, ...TOAST })
  restoreFocusAfterRemoval(trigger)
}
