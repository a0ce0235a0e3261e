import { IconLogout, IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from '#shared/web/router/router.ts'
import { Suspense, useId } from 'react'
import { useLogout } from '#features/base/identity/web/sessions/use-logout.ts'
import { getHomePath, type Area } from '#shared/web/identity-store.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import type { MenuItem, MenuLink } from '#shared/web/menu.ts'
import { type ExternalLinks, listMenuGroups } from './menu-items.ts'
import classes from './side-nav.module.css'

type Props = {
  area: Area
  onNavigate?: () => void
}

export function SideNav({ area, onNavigate }: Props) {
  const { t } = useTranslation(['shared', 'identity'])
  const translate = useTranslate()
  const { logout } = useLogout()
  const id = useId()
  return (
    <nav aria-label={t('mainMenu')} className={classes.nav}>
      {listMenuGroups(area).map(({ name, heading, items }) => (
        <section key={name}>
          {heading && (
            <p id={`${id}${name}`} className={classes.heading}>
              {translate(heading)}
            </p>
          )}
          <ul {...(heading && { 'aria-labelledby': `${id}${name}` })}>
            {items.map((item) =>
              'isExternal' in item ? (
                <ExternalItem key={item.label} group={item} />
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

const WorkLeft = lazyComponent(() => import('./work-left.tsx').then((module) => module.WorkLeft))

type NavItemProps = { item: MenuItem; area: Area; onNavigate: (() => void) | undefined }

function NavItem({ item, area, onNavigate }: NavItemProps) {
  const translate = useTranslate()
  const current = useCurrentPage(item)
  return (
    <li className={classes.row}>
      <Link
        to={item.to}
        className={classes.item}
        activeOptions={{ exact: item.to === getHomePath(area), includeSearch: false }}
        {...(item.name && { 'aria-label': translate(item.name) })}
        {...current}
        onClick={() => onNavigate?.()}
      >
        <item.icon size={16} stroke={1.75} aria-hidden />
        {translate(item.label)}
      </Link>
      {item.shows && (
        <Suspense>
          <WorkLeft name={item.shows} />
        </Suspense>
      )}
      {item.add && (
        <Link
          to={item.add.to}
          className={classes.add}
          aria-label={translate(item.add.label)}
          title={translate(item.add.label)}
          onClick={() => onNavigate?.()}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
        </Link>
      )}
    </li>
  )
}

const ExternalNavLinks = lazyComponent<{ group: ExternalLinks }>(() =>
  import('./external-nav-links.tsx').then((module) => module.ExternalNavLinks),
)

/** Keeps the place of the button until its links are loaded. */
function ExternalItem({ group }: { group: ExternalLinks }) {
  const translate = useTranslate()
  return (
    <li>
      <Suspense
        fallback={
          <button type="button" className={classes.item}>
            <group.icon size={16} stroke={1.75} aria-hidden />
            {translate(group.label)}
          </button>
        }
      >
        <ExternalNavLinks group={group} />
      </Suspense>
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
