import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconExternalLink, IconLogout } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogout } from '#features/identity/web/logout.ts'
import { homeOf, type Area } from '#shared/web/identity-store.ts'
import { ENTRIES, type Group, type Leaf, type Outside } from './menu-entries.ts'
import classes from './side-nav.module.css'

type Props = { area: Area; /** Closes the drawer. */ onGo?: () => void }

/** The area's sidebar; on phones the same list stands in a drawer. */
export function SideNav({ area, onGo }: Props) {
  const { t } = useTranslation(['shared', 'identity'])
  const { logout } = useLogout()
  return (
    <nav aria-label={t('mainMenu')} className={classes.nav}>
      <ul>
        {ENTRIES[area].map((entry) =>
          'entries' in entry ? (
            <NavGroup key={entry.word} group={entry} onGo={onGo} />
          ) : (
            <li key={entry.word}>
              <NavLink leaf={entry} exact={entry.to === homeOf(area)} onGo={onGo}>
                <entry.icon size={18} stroke={1.7} aria-hidden />
                {t(entry.word)}
              </NavLink>
            </li>
          ),
        )}
        <li>
          <button type="button" className={classes.entry} onClick={() => void logout()}>
            <IconLogout size={18} stroke={1.7} aria-hidden />
            {t('identity:logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function NavGroup({ group, onGo }: { group: Group; onGo: (() => void) | undefined }) {
  const { t } = useTranslation('shared')
  const [open, setOpen] = useState(!group.folded)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <group.icon size={18} stroke={1.7} aria-hidden />
        {t(group.word)}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </button>
      <ul id={id} hidden={!open} className={classes.sub}>
        {group.entries.map((entry) =>
          'href' in entry ? (
            <li key={entry.href}>
              <OutsideLink {...entry} />
            </li>
          ) : (
            <li key={entry.word}>
              <NavLink leaf={entry} onGo={onGo}>
                {t(entry.word)}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </li>
  )
}

type NavLinkProps = {
  leaf: Leaf
  exact?: boolean
  onGo: (() => void) | undefined
  children: ReactNode
}

function NavLink({ leaf: { to, also = [] }, exact = false, onGo, children }: NavLinkProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isNear = also.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <Link
      to={to}
      className={classes.entry}
      activeOptions={{ exact, includeSearch: false }}
      {...(isNear && { 'aria-current': 'page' as const })}
      onClick={() => onGo?.()}
    >
      {children}
    </Link>
  )
}

function OutsideLink({ name, href }: Outside) {
  const { t } = useTranslation('shared')
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes.entry}>
      {name}
      <VisuallyHidden>{t('opensElsewhere')}</VisuallyHidden>
      <IconExternalLink size={14} aria-hidden className={classes.outside} />
    </a>
  )
}
