import { translate } from '../i18n.tsx'
import { confirm } from './confirm.tsx'
import { getTrigger, restoreFocusAfterRemoval } from './restore-focus.ts'
import { toast } from './toast.ts'

type Texts = { deleted?: string; failed?: string }

/**
 * Asks, deletes, and shows a toast. `subject` names the record:
 * `confirmDelete(t('willBeDeleted', { name }), () => remove.mutateAsync(record))`.
 */
export async function confirmDelete(
  subject: string,
  remove: () => Promise<unknown>,
  { deleted = translate('shared:deletedText'), failed }: Texts = {},
): Promise<void> {
  const trigger = getTrigger()
  const confirmed = await confirm({
    title: translate('shared:areYouSure'),
    text: `${translate('shared:cannotBeUndone')} ${subject}`,
    confirmLabel: translate('shared:confirmDelete'),
    danger: true,
  })
  if (!confirmed) return
  await remove().then(
    () => {
      toast.success(translate('shared:deletedTitle'), 1500, { detail: deleted })
      restoreFocusAfterRemoval(trigger)
    },
    ({ message }: Error) => toast.error(failed ?? message, 30_000, failed === undefined ? {} : { detail: message }),
  )
}
