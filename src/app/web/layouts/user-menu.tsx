import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconDevices,
  IconHistory,
  IconKey,
  IconLogout,
  IconSettings,
  IconShieldLock,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TWO_FACTOR_PATHS } from '#features/identity/web/two-factor-paths.ts'
import { useLogout } from '#features/identity/web/use-logout.ts'
import { getFullName, type Area, type StoredIdentity } from '#shared/web/identity-store.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { MenuLink } from '#shared/web/ui/row-links.tsx'
import classes from './user-menu.module.css'

const SESSIONS = { admin: '/admin/sessions', hr: '/hr/sessions', user: '/student/sessions' } as const

const CHANGE_PASSWORD = {
  admin: '/admin/change-password',
  hr: '/hr/change-password',
  user: '/student/change-password',
} as const

export function UserMenu({ area, identity }: { area: Area; identity: StoredIdentity }) {
  const { t } = useTranslation(['identity', 'institute', 'audit-trail', 'shared'])
  const { logout } = useLogout()
  const name = getFullName(identity)
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.user}>
          <AvatarPhoto name={name} size={30} />
          <VisuallyHidden>{t('shared:labelled', { label: t('shared:account'), value: '' })}</VisuallyHidden>
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {area === 'user' && (
          <MenuLink to="/student" leftSection={<IconUser size={16} aria-hidden />}>
            {t('myProfile')}
          </MenuLink>
        )}
        {area === 'user' && (
          <MenuLink to="/privacy" leftSection={<IconShieldLock size={16} aria-hidden />}>
            {t('privacyNotice')}
          </MenuLink>
        )}
        {area === 'admin' && (
          <>
            <MenuLink to="/admin/settings" leftSection={<IconSettings size={16} aria-hidden />}>
              {t('institute:settings')}
            </MenuLink>
            <MenuLink to="/admin/staff" leftSection={<IconUsersGroup size={16} aria-hidden />}>
              {t('staff')}
            </MenuLink>
            <MenuLink to="/admin/trail" leftSection={<IconHistory size={16} aria-hidden />}>
              {t('audit-trail:title')}
            </MenuLink>
          </>
        )}
        <MenuLink to={CHANGE_PASSWORD[area]} leftSection={<IconKey size={16} aria-hidden />}>
          {t('changePassword')}
        </MenuLink>
        {area !== 'user' && (
          <MenuLink to={TWO_FACTOR_PATHS[area]} leftSection={<IconShieldLock size={16} aria-hidden />}>
            {t('twoFactor')}
          </MenuLink>
        )}
        <MenuLink to={SESSIONS[area]} leftSection={<IconDevices size={16} aria-hidden />}>
          {t('sessions')}
        </MenuLink>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void logout()}>
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
