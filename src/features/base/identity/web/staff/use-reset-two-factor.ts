import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useResetTwoFactorOf } from './staff.queries.ts'

export function useResetTwoFactor() {
  const { t } = useTranslation('identity')
  const reset = useResetTwoFactorOf()

  const resetTwoFactor = async (member: StaffMember): Promise<void> => {
    const { name } = member
    const isReset = await confirm({
      title: t('resetTwoFactorTitle', { name }),
      text: t('resetTwoFactorText', { name }),
      confirmLabel: t('resetTwoFactor'),
      danger: true,
      run: () => reset.mutateAsync(member),
    })
    if (isReset) toast.success(t('twoFactorWasReset', { name }))
  }
  return { resetTwoFactor, isResetting: reset.isPending }
}
