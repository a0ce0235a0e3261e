import { ActionIcon, Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmIdentityDialog } from '#features/identity/web/confirm-identity-dialog.tsx'
import { IdleWatch } from '#features/identity/web/idle-watch.tsx'
import { getHomePath, useIdentity, type Area } from '#shared/web/identity-store.ts'
import { useProduct } from '#shared/web/product.tsx'
import { lazyComponent } from '../lazy-component.ts'
import areaClasses from './area-layouts.module.css'
import classes from './layout.module.css'
import { LanguageSelect, LazySchemeMenu } from './preferences.tsx'
import { SideNav } from './side-nav.tsx'
import { SkipLink } from './skip-link.tsx'
import { StudentNotice } from './student-notice.tsx'
import { UserMenu } from './user-menu.tsx'

const SavedReceiptNote = lazyComponent(() =>
  import('#features/fees/web/saved-receipt-note.tsx').then((module) => module.SavedReceiptNote),
)

export function AreaLayout({ area }: { area: Area }) {
  const identity = useIdentity(area)
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false })
  const { t } = useTranslation('shared')
  const product = useProduct()
  const [drawerOpen, { open, close }] = useDisclosure(false)
  const hasSavedReceipt = useLocation({ select: ({ state }) => state.savedReceipt !== undefined })
  if (!identity) return <Navigate to="/" replace ignoreBlocker />
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        {isPhone && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('openMenu')}
            aria-expanded={drawerOpen}
            onClick={open}
          >
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
        )}
        <Link to={getHomePath(area)} activeOptions={{ exact: true, includeSearch: false }} className={classes.product}>
          {product}
        </Link>
        {!isPhone && <LanguageSelect />}
        {!isPhone && <LazySchemeMenu />}
        <UserMenu area={area} identity={identity} />
      </header>
      <div className={areaClasses.columns}>
        {isPhone ? (
          <Drawer
            opened={drawerOpen}
            onClose={close}
            size={280}
            title={product}
            closeButtonProps={{ 'aria-label': t('closeMenu') }}
          >
            <SideNav area={area} onNavigate={close} />
            <div className={areaClasses.drawerFooter}>
              <LanguageSelect />
              <LazySchemeMenu />
            </div>
          </Drawer>
        ) : (
          <aside className={areaClasses.sidebar}>
            <SideNav area={area} />
          </aside>
        )}
        <main id="content" tabIndex={-1} className={classes.main}>
          {area === 'user' && <StudentNotice />}
          {hasSavedReceipt && (
            <Suspense>
              <SavedReceiptNote />
            </Suspense>
          )}
          <Outlet />
        </main>
      </div>
      {area !== 'user' && <IdleWatch />}
      <ConfirmIdentityDialog />
    </>
  )
}

export const AdminLayout = () => <AreaLayout area="admin" />
export const HrLayout = () => <AreaLayout area="hr" />
export const StudentLayout = () => <AreaLayout area="user" />
