import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconExternalLink, IconLogout } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogout } from '#features/identity/web/use-logout.ts'
import { getHomePath, type Area } from '#shared/web/identity-store.ts'
import { MENU_ITEMS, type ExternalMenuLink, type MenuGroup, type MenuLink } from './menu-items.ts'
import classes from './side-nav.module.css'

type Props = {
  area: Area
  onNavigate?: () => void
}

export function SideNav({ area, onNavigate }: Props) {
  const { t } = useTranslation(['shared', 'identity'])
  const { logout } = useLogout()
  return (
    <nav aria-label={t('mainMenu')} className={classes.nav}>
      <ul>
        {MENU_ITEMS[area].map((item) =>
          'items' in item ? (
            <NavGroup key={item.label} group={item} onNavigate={onNavigate} />
          ) : (
            <li key={item.label}>
              <NavLink link={item} exact={item.to === getHomePath(area)} onNavigate={onNavigate}>
                <item.icon size={18} stroke={1.7} aria-hidden />
                {t(item.label)}
              </NavLink>
            </li>
          ),
        )}
        <li>
          <button type="button" className={classes.item} onClick={() => void logout()}>
            <IconLogout size={18} stroke={1.7} aria-hidden />
            {t('identity:logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function NavGroup({ group, onNavigate }: { group: MenuGroup; onNavigate: (() => void) | undefined }) {
  const { t } = useTranslation('shared')
  const [open, setOpen] = useState(!group.collapsed)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className={classes.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <group.icon size={18} stroke={1.7} aria-hidden />
        {t(group.label)}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </button>
      <ul id={id} hidden={!open} className={classes.submenu}>
        {group.items.map((item) =>
          'href' in item ? (
            <li key={item.href}>
              <ExternalNavLink {...item} />
            </li>
          ) : (
            <li key={item.label}>
              <NavLink link={item} onNavigate={onNavigate}>
                {t(item.label)}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </li>
  )
}

type NavLinkProps = {
  link: MenuLink
  exact?: boolean
  onNavigate: (() => void) | undefined
  children: ReactNode
}

function NavLink({ link: { to, otherPaths = [] }, exact = false, onNavigate, children }: NavLinkProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isOtherPath = otherPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <Link
      to={to}
      className={classes.item}
      activeOptions={{ exact, includeSearch: false }}
      {...(isOtherPath && { 'aria-current': 'page' as const })}
      onClick={() => onNavigate?.()}
    >
      {children}
    </Link>
  )
}

function ExternalNavLink({ name, href }: ExternalMenuLink) {
  const { t } = useTranslation('shared')
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes.item}>
      {name}
      <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
      <IconExternalLink size={14} aria-hidden className={classes.external} />
    </a>
  )
}
