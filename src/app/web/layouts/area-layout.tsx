import { ActionIcon, Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { Link, Navigate, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IdleWatch } from '#features/identity/web/idle-watch.tsx'
import { homeOf, useIdentity, type Area } from '#shared/web/identity-store.ts'
import { useProduct } from '#shared/web/product.tsx'
import classes from './layout.module.css'
import { LanguageSelect, SchemeMenu } from './preferences.tsx'
import { SideNav } from './side-nav.tsx'
import { SkipLink } from './skip-link.tsx'
import { StudentNotice } from './student-notice.tsx'
import { UserMenu } from './user-menu.tsx'

/** Header, sidebar and the screen; who logs out in another tab leaves here too. */
export function AreaFrame({ area }: { area: Area }) {
  const identity = useIdentity(area)
  const phone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false })
  const { t } = useTranslation('shared')
  const product = useProduct()
  const [drawer, { open, close }] = useDisclosure(false)
  if (!identity) return <Navigate to="/" replace ignoreBlocker />
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        {phone && (
          <ActionIcon variant="subtle" color="gray" aria-label={t('openMenu')} aria-expanded={drawer} onClick={open}>
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
        )}
        <Link to={homeOf(area)} activeOptions={{ exact: true, includeSearch: false }} className={classes.product}>
          {product}
        </Link>
        {!phone && <LanguageSelect />}
        {!phone && <SchemeMenu />}
        <UserMenu area={area} identity={identity} />
      </header>
      <div className={classes.columns}>
        {phone ? (
          <Drawer
            opened={drawer}
            onClose={close}
            size={280}
            title={product}
            closeButtonProps={{ 'aria-label': t('closeMenu') }}
          >
            <SideNav area={area} onGo={close} />
            <div className={classes.drawerFoot}>
              <LanguageSelect />
              <SchemeMenu />
            </div>
          </Drawer>
        ) : (
          <aside className={classes.sidebar}>
            <SideNav area={area} />
          </aside>
        )}
        <main id="content" tabIndex={-1} className={classes.main}>
          {area === 'user' && <StudentNotice />}
          <Outlet />
        </main>
      </div>
      {area !== 'user' && <IdleWatch />}
    </>
  )
}
