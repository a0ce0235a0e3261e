import { useTranslation } from 'react-i18next'
import type { Enquiry, EnquiryStatus } from '#features/enquiries/contract/enquiries.contract.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetEnquiryStatus } from './enquiries.queries.ts'
import { useStatusLabels } from './enquiry-status-badge.tsx'

export function useChangeStatus() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const setEnquiryStatus = useSetEnquiryStatus()
  const labels = useStatusLabels()
  const successTexts = { Open: t('opened'), Closed: t('closed'), Pending: t('markedPending') }

  const changeStatus = async (enquiry: Enquiry, status: EnquiryStatus): Promise<void> => {
    const consequence = t('statusWillChange', { name: enquiry.name, from: labels[enquiry.status], to: labels[status] })
    if (!(await confirm({ title: t('shared:areYouSure'), text: `${t('shared:cannotBeUndone')} ${consequence}` })))
      return
    await setEnquiryStatus.mutateAsync({ enquiry, status }).then(
      () => toast.success(successTexts[status]),
      (error: Error) => toast.error(t('statusFailed'), 6000, { detail: error.message }),
    )
  }
  return { changeStatus, isChanging: setEnquiryStatus.isPending }
}
