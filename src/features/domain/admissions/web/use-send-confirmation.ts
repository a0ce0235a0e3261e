import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useSendConfirmation } from './admissions.queries.ts'

export function useSendLink() {
  const send = useSendConfirmation()
  const sendLink = (id: string): Promise<unknown> =>
    send.mutateAsync(id).then(
      ({ message }) => toast.success(message, READING_MS, { replaces: 'email-link' }),
      (error: Error) => toast.error(error.message, READING_MS, { replaces: 'email-link' }),
    )
  return { sendLink, isSending: send.isPending }
}
