import { useTranslation } from 'react-i18next'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Enquiry, EnquiryStatus } from '../contract/enquiries.contract.ts'
import { useChangeStatus } from './enquiries.queries.ts'
import { useStatusWords } from './enquiry-status.tsx'

/** Asks, sets the status, and says how it went: `setStatus(enquiry, 'Closed')`. */
export function useSetStatus() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const change = useChangeStatus()
  const words = useStatusWords()
  const done = { Open: t('opened'), Closed: t('closed'), Pending: t('markedPending') }

  const setStatus = async (enquiry: Enquiry, status: EnquiryStatus): Promise<void> => {
    const becomes = t('willBecome', { name: enquiry.name, from: words[enquiry.status], to: words[status] })
    if (!(await confirm({ title: t('shared:sureTitle'), text: `${t('shared:sureText')} ${becomes}` }))) return
    await change.mutateAsync({ enquiry, status }).then(
      () => toast.success(done[status]),
      (error: Error) => toast.error(t('statusFailed'), 6000, { detail: error.message }),
    )
  }
  return { setStatus, setting: change.isPending }
}
