import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useSendStaffLink } from './staff.queries.ts'
import { useShowSentLink } from './use-show-sent-link.ts'

export function useSendLink() {
  const send = useSendStaffLink()
  const show = useShowSentLink()

  const sendLink = async (member: StaffMember): Promise<void> => {
    await send.mutateAsync(member).then(
      (sent) => show(member.name, sent),
      (error: Error) => toast.error(error.message, READING_MS, { replaces: 'staff-link' }),
    )
  }
  return { sendLink, isSending: send.isPending }
}
