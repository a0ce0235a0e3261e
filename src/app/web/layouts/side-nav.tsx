import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconExternalLink, IconLogout, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogout } from '#features/identity/web/use-logout.ts'
import { dashboardQueries } from '#features/dashboard/web/dashboard.queries.ts'
import { getHomePath, type Area } from '#shared/web/identity-store.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { MENUS, type ExternalLinks, type MenuItem, type MenuLink } from './menu-items.ts'
import classes from './side-nav.module.css'

type Props = {
  area: Area
  onNavigate?: () => void
}

export function SideNav({ area, onNavigate }: Props) {
  const { t } = useTranslation(['shared', 'identity'])
  const { logout } = useLogout()
  const id = useId()
  return (
    <nav aria-label={t('mainMenu')} className={classes.nav}>
      {MENUS[area].groups.map(({ heading, items }, index) => (
        <section key={items[0]?.label}>
          {heading && (
            <p id={`${id}${index}`} className={classes.heading}>
              {t(heading)}
            </p>
          )}
          <ul {...(heading && { 'aria-labelledby': `${id}${index}` })}>
            {items.map((item) =>
              'links' in item ? (
                <ExternalNavLinks key={item.label} group={item} />
              ) : (
                <NavItem key={item.label} item={item} area={area} onNavigate={onNavigate} />
              ),
            )}
          </ul>
        </section>
      ))}
      <div className={classes.foot}>
        <button type="button" className={classes.item} onClick={() => void logout()}>
          <IconLogout size={16} stroke={1.75} aria-hidden />
          {t('identity:logout')}
        </button>
      </div>
    </nav>
  )
}

type NavItemProps = { item: MenuItem; area: Area; onNavigate: (() => void) | undefined }

function NavItem({ item, area, onNavigate }: NavItemProps) {
  const { t } = useTranslation('shared')
  const current = useCurrentPage(item)
  return (
    <li className={classes.row}>
      <Link
        to={item.to}
        className={classes.item}
        activeOptions={{ exact: item.to === getHomePath(area), includeSearch: false }}
        {...(item.name && { 'aria-label': t(item.name) })}
        {...current}
        onClick={() => onNavigate?.()}
      >
        <item.icon size={16} stroke={1.75} aria-hidden />
        {t(item.label)}
      </Link>
      {item.shows === 'unmarked' && <UnmarkedCount />}
      {item.shows === 'toCall' && <ToCallCount />}
      {item.add && (
        <Link
          to={item.add.to}
          className={classes.add}
          aria-label={t(item.add.label)}
          title={t(item.add.label)}
          onClick={() => onNavigate?.()}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
        </Link>
      )}
    </li>
  )
}

function UnmarkedCount() {
  const { t } = useTranslation('dashboard')
  const count = useQuery(dashboardQueries.unmarked()).data?.total ?? 0
  return count > 0 && <WorkLeft count={count} text={t('leftToMark', { count })} />
}

function ToCallCount() {
  const { t } = useTranslation('dashboard')
  const count = useQuery(dashboardQueries.toCall()).data?.total ?? 0
  return count > 0 && <WorkLeft count={count} text={t('leftToCall', { count })} />
}

/** Also read out, after the link. */
function WorkLeft({ count, text }: { count: number; text: string }) {
  const format = useFormat()
  return (
    <span className={classes.count}>
      <span aria-hidden>{format.count(count)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

function ExternalNavLinks({ group: { label, links, icon: GroupIcon } }: { group: ExternalLinks }) {
  const { t } = useTranslation('shared')
  const [open, setOpen] = useState(false)
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
        <GroupIcon size={16} stroke={1.75} aria-hidden />
        {t(label)}
        <IconChevronDown size={14} aria-hidden className={classes.chevron} />
      </button>
      <ul id={id} hidden={!open} className={classes.submenu}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={classes.item}>
              {name}
              <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
              <IconExternalLink size={14} aria-hidden className={classes.external} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Marks a link on its other pages too; the router marks it on its own. */
export function useCurrentPage({ otherPaths = [] }: MenuLink): { 'aria-current'?: 'page' } {
  const isOtherPath = useLocation({
    select: ({ pathname }) => otherPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  })
  return isOtherPath ? { 'aria-current': 'page' } : {}
}
