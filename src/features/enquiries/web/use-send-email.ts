import { useTranslation } from 'react-i18next'
import type { Enquiry } from '#features/enquiries/contract/enquiries.contract.ts'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useEmailEnquirer } from './enquiries.queries.ts'

/** `dialog` contains the props of `EmailSendingDialog`. */
export function useSendEmail() {
  const { t } = useTranslation('shared')
  const email = useEmailEnquirer()
  const { rememberTrigger, modalProps } = useRestoreFocus()

  const sendEmail = async (enquiry: Enquiry): Promise<void> => {
    rememberTrigger()
    await email.mutateAsync(enquiry).then(
      // Longer than usual: the message may be that mail is not set up.
      ({ message }) => toast.success(message, 6000),
      (error: Error) => toast.error(t('unexpectedError'), 30_000, { detail: error.message }),
    )
  }
  const address = email.variables?.mailId ?? ''
  return { sendEmail, dialog: { isSending: email.isPending, address, modalProps } }
}
