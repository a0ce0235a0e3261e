import type { StaffMember } from '#features/identity/contract/staff.contract.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useSendStaffLink } from './staff.queries.ts'

/** Long enough to read an email address or a file name. */
export const MAIL_TOAST_MS = 10_000

export function useSendLink() {
  const send = useSendStaffLink()

  const sendLink = async (member: StaffMember): Promise<void> => {
    await send.mutateAsync(member).then(
      ({ message }) => toast.success(message, MAIL_TOAST_MS),
      (error: Error) => toast.error(error.message, 30_000),
    )
  }
  return { sendLink, isSending: send.isPending }
}
