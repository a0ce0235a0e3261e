import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '#shared/web/router/router.ts'
import { getHomePath, type Area } from '#shared/web/identity-store.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import type { MenuItem } from '#shared/web/menu.ts'
import classes from './bottom-bar.module.css'
import { listBarItems } from './menu-items.ts'
import { useCurrentPage } from './side-nav.tsx'

type Props = { area: Area; menuOpen: boolean; onMenu: () => void }

/** Shows the most used links of an area at the bottom of phones. */
export function BottomBar({ area, menuOpen, onMenu }: Props) {
  const { t } = useTranslation('shared')
  return (
    <nav aria-label={t('quickLinks')} className={classes.bar} data-bottom-bar>
      {listBarItems(area).map((item) => (
        <BarLink key={item.to} item={item} exact={item.to === getHomePath(area)} />
      ))}
      <button
        type="button"
        className={classes.item}
        aria-label={t('openMenu')}
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
        <span>{t('menu')}</span>
      </button>
    </nav>
  )
}

function BarLink({ item, exact }: { item: MenuItem; exact: boolean }) {
  const translate = useTranslate()
  const current = useCurrentPage(item)
  return (
    <Link
      to={item.to}
      className={classes.item}
      activeOptions={{ exact, includeSearch: false }}
      {...(item.name && { 'aria-label': translate(item.name) })}
      {...current}
    >
      <item.icon size={20} stroke={1.75} aria-hidden />
      <span>{translate(item.label)}</span>
    </Link>
  )
}
