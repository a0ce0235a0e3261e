import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useEndSessionsOfEverybody, useEndStudentSessions } from './sessions.queries.ts'

const icon = <IconLogout size={16} aria-hidden />

/** Is for admins only. */
export function SignOutStudentButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('identity')
  const end = useEndStudentSessions()
  const ask = () =>
    confirm({
      title: t('signOutStaffTitle', { name }),
      text: t('signOutStaffText', { name }),
      confirmLabel: t('signOutStaff'),
      danger: true,
      run: async () => toast.success((await end.mutateAsync(id)).message),
    })
  return (
    <Button variant="default" leftSection={icon} onClick={() => void ask()}>
      {t('signOutStaff')}
    </Button>
  )
}

export function SignOutEverybodyButton() {
  const { t } = useTranslation('identity')
  const end = useEndSessionsOfEverybody()
  const ask = () =>
    confirm({
      title: t('signOutEverybodyTitle'),
      text: t('signOutEverybodyText'),
      confirmLabel: t('signOutEverybody'),
      danger: true,
      run: async () => toast.success((await end.mutateAsync()).message),
    })
  return (
    <Button variant="default" leftSection={icon} onClick={() => void ask()}>
      {t('signOutEverybody')}
    </Button>
  )
}
