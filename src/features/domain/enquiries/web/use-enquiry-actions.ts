import { useTranslation } from '#shared/web/i18n.tsx'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { EnquiryStatus } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { useRemoveEnquiry } from './enquiries.queries.ts'
import { useChangeStatus } from './use-change-status.ts'
import { useSendEmail } from './use-send-email.ts'

export type EnquiryActions = {
  changeStatus: (enquiry: Enquiry, status: EnquiryStatus) => Promise<void>
  sendEmail: (enquiry: Enquiry) => Promise<void>
  remove: (enquiry: Enquiry) => Promise<void>
}

/** `emailDialog` contains the props of `EmailSendingDialog`. */
export function useEnquiryActions(onRemoved: (id: string) => void) {
  const { t } = useTranslation('enquiries')
  const { changeStatus, isChanging } = useChangeStatus()
  const removal = useRemoveEnquiry()
  const { sendEmail, dialog } = useSendEmail()
  const remove = (enquiry: Enquiry) =>
    confirmDelete(t('willBeDeleted', { name: enquiry.name }), async () => {
      await removal.mutateAsync(enquiry)
      onRemoved(enquiry._id)
    })
  const actions: EnquiryActions = { changeStatus, sendEmail, remove }
  return { actions, isBusy: isChanging || removal.isPending, emailDialog: dialog }
}
