import type { StaffMember } from '#features/identity/contract/staff.contract.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useSendStaffLink } from './staff.queries.ts'

export function useSendLink() {
  const send = useSendStaffLink()

  const sendLink = async (member: StaffMember): Promise<void> => {
    await send.mutateAsync(member).then(
      ({ message }) => toast.success(message, READING_MS, { replaces: 'staff-link' }),
      (error: Error) => toast.error(error.message, READING_MS, { replaces: 'staff-link' }),
    )
  }
  return { sendLink, isSending: send.isPending }
}
