import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useEndStaffSessions } from '../sessions/sessions.queries.ts'

/** Ends every session of a staff member; of one's own account, every other one. */
export function useSignOutStaff(ownId: string | undefined) {
  const { t } = useTranslation('identity')
  const end = useEndStaffSessions()
  return async (member: StaffMember): Promise<void> => {
    const { _id, name } = member
    await confirm({
      title: t('signOutStaffTitle', { name }),
      text: _id === ownId ? t('staySignedInHere') : t('signOutStaffText', { name }),
      confirmLabel: t('signOutStaff'),
      danger: true,
      run: async () => toast.success((await end.mutateAsync(member)).message),
    })
  }
}
