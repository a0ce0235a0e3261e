import { Menu } from '@mantine/core'
import {
  IconLogout,
  IconMail,
  IconPencil,
  IconShieldCheck,
  IconShieldOff,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react'
import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { RowMenu } from '#shared/web/ui/row-menu.tsx'

export type StaffActions = {
  rename: (member: StaffMember) => void
  giveSet: (member: StaffMember) => void
  setStatus: (member: StaffMember, status: StaffMember['status']) => Promise<void>
  sendLink: (member: StaffMember) => Promise<void>
  resetTwoFactor: (member: StaffMember) => Promise<void>
  signOut: (member: StaffMember) => Promise<void>
}

type Props = { member: StaffMember; isOwn: boolean; actions: StaffActions }

export function StaffMenu({ member, isOwn, actions }: Props) {
  const { t } = useTranslation(['identity', 'permission-sets'])
  const { mail } = useInstitute()
  const isActive = member.status === 'Active'
  return (
    <RowMenu name={member.name}>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => actions.rename(member)}>
        {t('rename')}
      </Menu.Item>
      <Menu.Item leftSection={<IconShieldCheck size={16} aria-hidden />} onClick={() => actions.giveSet(member)}>
        {t('permission-sets:changeSet')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconMail size={16} aria-hidden />}
        disabled={!isActive}
        onClick={() => void actions.sendLink(member)}
      >
        {t(mail ? 'sendLink' : 'createLink')}
      </Menu.Item>
      {member.twoFactor && !isOwn && (
        <Menu.Item
          leftSection={<IconShieldOff size={16} aria-hidden />}
          onClick={() => void actions.resetTwoFactor(member)}
        >
          {t('resetTwoFactor')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconLogout size={16} aria-hidden />}
        disabled={!isActive}
        onClick={() => void actions.signOut(member)}
      >
        {t('signOutStaff')}
      </Menu.Item>
      {isActive ? (
        <Menu.Item
          leftSection={<IconUserOff size={16} aria-hidden />}
          onClick={() => void actions.setStatus(member, 'Disable')}
        >
          {t('deactivate')}
        </Menu.Item>
      ) : (
        <Menu.Item
          leftSection={<IconUserCheck size={16} aria-hidden />}
          onClick={() => void actions.setStatus(member, 'Active')}
        >
          {t('activate')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
