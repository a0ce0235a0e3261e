import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getTrigger, restoreFocus } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import { useEmailEnquirer } from './enquiries.queries.ts'

/** Sends the enquirer an email and says what the server says of it; `notice` is what `EmailNotice` takes meanwhile. */
export function useSendEmail() {
  const { t } = useTranslation('shared')
  const email = useEmailEnquirer()
  const asker = useRef<HTMLElement>(null)

  const send = async (enquiry: Enquiry): Promise<void> => {
    asker.current = getTrigger(document.activeElement)
    await email.mutateAsync(enquiry).then(
      // Long enough to be read: it may say that mail is not set up.
      ({ message }) => toast.success(message, 6000),
      (error: Error) => toast.error(t('somethingWrong'), 30_000, { detail: error.message }),
    )
  }
  const address = email.variables?.mailId ?? ''
  return { send, notice: { sending: email.isPending, address, onGone: () => restoreFocus(asker.current) } }
}
