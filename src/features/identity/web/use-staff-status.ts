import { useTranslation } from 'react-i18next'
import type { StaffMember } from '#features/identity/contract/staff.contract.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetStaffStatus } from './staff.queries.ts'

/** Asks, deactivates or activates, and says how it went; the last active admin is refused in the server's words. */
export function useStaffStatus(own: string | undefined) {
  const { t } = useTranslation('identity')
  const change = useSetStaffStatus()

  const setStatus = async (member: StaffMember, status: StaffMember['status']): Promise<void> => {
    const { _id, name } = member
    const question =
      status === 'Active'
        ? { title: t('activateTitle', { name }), text: t('activateText', { name }), confirmLabel: t('activate') }
        : {
            title: t('deactivateTitle', { name }),
            text: _id === own ? t('deactivateOwnText') : t('deactivateText', { name }),
            confirmLabel: t('deactivate'),
            danger: true,
          }
    if (!(await confirm(question))) return
    await change.mutateAsync({ member, status }).then(
      () => toast.success(status === 'Active' ? t('activatedDone', { name }) : t('deactivatedDone', { name })),
      (error: Error) => toast.error(error.message, 30_000),
    )
  }
  return { setStatus, setting: change.isPending }
}
