import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetStaffStatus } from './staff.queries.ts'

export function useStaffStatus(ownId: string | undefined) {
  const { t } = useTranslation('identity')
  const change = useSetStaffStatus()

  const setStatus = async (member: StaffMember, status: StaffMember['status']): Promise<void> => {
    const { _id, name } = member
    const dialog =
      status === 'Active'
        ? { title: t('activateTitle', { name }), text: t('activateText', { name }), confirmLabel: t('activate') }
        : {
            title: t('deactivateTitle', { name }),
            text: _id === ownId ? t('deactivateOwnText') : t('deactivateText', { name }),
            confirmLabel: t('deactivate'),
            danger: true,
          }
    if (!(await confirm({ ...dialog, run: () => change.mutateAsync({ member, status }) }))) return
    toast.success(status === 'Active' ? t('staffActivated', { name }) : t('staffDeactivated', { name }))
  }
  return { setStatus, isSettingStatus: change.isPending }
}
