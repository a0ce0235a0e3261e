import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import { useRemoveEnquiry } from './enquiries.queries.ts'

/** Asks, deletes, and says how it went; a refusal stands long enough to be read. */
export function useDeleteEnquiry() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const removal = useRemoveEnquiry()

  const remove = async (enquiry: Enquiry): Promise<void> => {
    const sure = await confirm({
      title: t('shared:sureTitle'),
      text: `${t('shared:sureText')} ${t('willBeDeleted', { name: enquiry.name })}`,
      confirmLabel: t('shared:sureDelete'),
      danger: true,
    })
    if (!sure) return
    await removal.mutateAsync(enquiry).then(
      () => toast.success(t('shared:deletedTitle'), 1500, { detail: t('shared:deletedText') }),
      (error: Error) => toast.error(error.message, 30_000),
    )
  }
  return { remove, deleting: removal.isPending }
}
