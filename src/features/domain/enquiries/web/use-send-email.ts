import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useEmailEnquirer } from './enquiries.queries.ts'

/** `dialog` contains the props of `EmailSendingDialog`. */
export function useSendEmail() {
  const { t } = useTranslation('shared')
  const email = useEmailEnquirer()
  const { rememberTrigger, modalProps } = useRestoreFocus()

  const sendEmail = async (enquiry: Enquiry): Promise<void> => {
    rememberTrigger()
    await email.mutateAsync(enquiry).then(
      ({ message }) => toast.success(message, READING_MS, { replaces: 'enquiry-email' }),
      ({ message }: Error) =>
        toast.error(t('unexpectedError'), READING_MS, { detail: message, replaces: 'enquiry-email' }),
    )
  }
  const address = email.variables?.mailId ?? ''
  return { sendEmail, dialog: { isSending: email.isPending, address, modalProps } }
}
