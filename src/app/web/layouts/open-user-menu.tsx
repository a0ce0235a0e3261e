import { Menu } from '@mantine/core'
import {
  IconArrowsExchange,
  IconDevices,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'
import { CHANGE_PASSWORD, SESSIONS } from '#features/base/identity/web/account-paths.ts'
import { TWO_FACTOR_PATHS } from '#features/base/identity/web/two-factor/two-factor-paths.ts'
import { useLogout } from '#features/base/identity/web/sessions/use-logout.ts'
import { type ColourScheme, setColourScheme, useColourScheme } from '#shared/web/colour-scheme.ts'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getFullName, getHomePath, type Area, type StoredIdentity } from '#shared/web/identity-store.ts'
import { storeInArea } from '#shared/web/identity-areas.ts'
import { useNavigate } from '#shared/web/router/router.ts'
import { focusFirstItem } from '#shared/web/ui/focus-first-item.ts'
import { MenuLink } from '#shared/web/ui/menu-link.tsx'
import { SCHEMES } from './scheme-button.tsx'
import { useOpenOnMount } from '#shared/web/ui/use-open-on-mount.ts'
import { UserButton } from './user-button.tsx'
import { OverlayProvider } from '#shared/web/ui/mantine/overlay-provider.tsx'

type Props = { area: Area; identity: StoredIdentity }

export function OpenUserMenu({ area, identity }: Props) {
  const { t } = useTranslation(['identity', 'search', 'institute', 'shared'])
  const { logout } = useLogout()
  const { menuProps, button } = useOpenOnMount()
  return (
    <OverlayProvider>
      <Menu position="bottom-end" withinPortal={false} {...menuProps}>
        <Menu.Target>
          <UserButton ref={button} name={getFullName(identity)} />
        </Menu.Target>
        <Menu.Dropdown ref={focusFirstItem}>
          {area === 'user' && (
            <MenuLink to="/student/profile" leftSection={<IconUser size={16} aria-hidden />}>
              {t('myProfile')}
            </MenuLink>
          )}
          {area === 'user' && (
            <MenuLink to="/privacy" leftSection={<IconShieldLock size={16} aria-hidden />}>
              {t('privacyNotice')}
            </MenuLink>
          )}
          <AreaItem area={area} identity={identity} />
          <MenuLink to={CHANGE_PASSWORD[area]} leftSection={<IconKey size={16} aria-hidden />}>
            {t('changePassword')}
          </MenuLink>
          {area !== 'user' && (
            <MenuLink to={TWO_FACTOR_PATHS[area]} leftSection={<IconShieldLock size={16} aria-hidden />}>
              {t('institute:twoFactor')}
            </MenuLink>
          )}
          <MenuLink to={SESSIONS[area]} leftSection={<IconDevices size={16} aria-hidden />}>
            {t('sessions')}
          </MenuLink>
          <Menu.Item
            leftSection={<IconKeyboard size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => openCommandOverlay('shortcuts')}
          >
            {t('search:shortcuts')}
          </Menu.Item>
          <SchemeItems />
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void logout()}>
            {t('logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </OverlayProvider>
  )
}

/** Opens the other area, if the account may use both. */
function AreaItem({ area, identity }: Props) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const other = area === 'admin' ? 'hr' : 'admin'
  if (area === 'user' || !identity.areas?.includes(other)) return null
  const open = async () => {
    storeInArea(other, identity)
    await navigate({ to: getHomePath(other) })
  }
  return (
    <Menu.Item leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => void open()}>
      {t(other === 'hr' ? 'openDesk' : 'openOffice')}
    </Menu.Item>
  )
}

function SchemeItems() {
  const { t } = useTranslation('shared')
  const colourScheme = useColourScheme()
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('colourScheme')}</Menu.Label>
      <Menu.RadioGroup value={colourScheme} onChange={(value) => setColourScheme(value as ColourScheme)}>
        {SCHEMES.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value}>
            {t(label)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  )
}
