import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Navigate, Outlet, useLocation } from '#shared/web/router/router.ts'
import { Suspense, useEffect, useState } from 'react'
import { useIsFeeDrawerUsed } from '#features/domain/fees/web/take-fee/fee-drawer-store.ts'
import { getHomePath, type Area } from '#shared/web/identity-store.ts'
import { mayIn, type StaffPermission } from '#shared/web/may.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { useIsPainted } from '#shared/web/use-is-painted.ts'
import { useProduct } from '#shared/web/product.tsx'
import { BreadcrumbBar } from '#shared/web/ui/page-header.tsx'
import { lazyComponent, preloadLater } from '#shared/web/lazy-component.ts'
import classes from './area-layouts.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Brand } from './brand.tsx'
import { Commands } from './commands.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { HelpButton } from './help-button.tsx'
import { LanguageSelect } from './preferences.tsx'
import { SearchButton } from './search-button.tsx'
import { SideNav } from './side-nav.tsx'
import { SkipLink } from './skip-link.tsx'
import { UserMenu } from './user-menu.tsx'

const SavedReceiptNote = lazyComponent(() =>
  import('#features/domain/fees/web/saved-receipt-note.tsx').then((module) => module.SavedReceiptNote),
)

const FeeDrawer = lazyComponent(() =>
  import('#features/domain/fees/web/take-fee/fee-drawer.tsx').then((module) => module.FeeDrawer),
)

const IdleWatch = lazyComponent(() =>
  import('#features/base/identity/web/sessions/idle-watch.tsx').then((module) => module.IdleWatch),
)

const StudentNotice = lazyComponent(() => import('./student-notice.tsx').then((module) => module.StudentNotice))

/** Nothing that the screen shows waits for its call. */
const TrailAlarm = lazyComponent(async () => {
  const { whenIdle } = await import('#shared/web/when-idle.ts')
  await new Promise<void>(whenIdle)
  return (await import('#features/overview/audit-trail/web/trail-alarm.tsx')).TrailAlarm
})

const RestoreNotice = lazyComponent(async () => {
  const { whenIdle } = await import('#shared/web/when-idle.ts')
  await new Promise<void>(whenIdle)
  return (await import('#features/overview/backup/web/restore/restore-notice.tsx')).RestoreNotice
})

/** Stands in for the dashboard of somebody who may not see its figures. */
const StartPage = lazyComponent(() => import('./start-page.tsx').then((module) => module.StartPage))

const HOME_NEEDS: { [Name in Area]?: StaffPermission } = {
  hr: 'dashboard.read-desk',
  admin: 'dashboard.read-institute',
}

const PhoneMenu = lazyComponent(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu), { preload: true })

export function AreaLayout({ area }: { area: Area }) {
  const identity = useIdentity(area)
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false })
  const product = useProduct()
  const [menuOpen, { open, close }] = useDisclosure(false)
  const [isMenuUsed, setMenuUsed] = useState(false)
  if (menuOpen && !isMenuUsed) setMenuUsed(true)
  const [crumbBar, setCrumbBar] = useState<HTMLElement | null>(null)
  const hasSavedReceipt = useLocation({ select: ({ state }) => state.savedReceipt !== undefined })
  const isHome = useLocation({ select: ({ pathname }) => /^\/\w+\/?$/.test(pathname) })
  const isFeeDrawerUsed = useIsFeeDrawerUsed()
  useEffect(preloadLater, [])
  // Whoever removed the identity may have named the reason.
  if (!identity) return <Navigate to="/" replace ignoreBlocker state />
  return (
    <BreadcrumbBar value={isPhone ? null : crumbBar}>
      <SkipLink />
      <div className={classes.columns}>
        {!isPhone && (
          <aside aria-label={product} className={classes.sidebar}>
            <Brand to={getHomePath(area)} />
            <SideNav area={area} />
          </aside>
        )}
        <div className={classes.page}>
          <header className={classes.header}>
            {isPhone ? <Brand to={getHomePath(area)} /> : <div ref={setCrumbBar} className={classes.crumbs} />}
            <SearchButton />
            <HelpButton />
            {!isPhone && <LanguageSelect />}
            <UserMenu area={area} identity={identity} />
          </header>
          <main id="content" tabIndex={-1} className={classes.main}>
            {area === 'user' && identity.status === 'Pending' && (
              <Suspense>
                <StudentNotice />
              </Suspense>
            )}
            {area === 'admin' && mayIn(area, 'backup.run') && (
              <Suspense>
                <RestoreNotice />
              </Suspense>
            )}
            {area === 'admin' && mayIn(area, 'audit-trail.read') && (
              <Suspense>
                <TrailAlarm />
              </Suspense>
            )}
            {hasSavedReceipt && (
              <Suspense>
                <SavedReceiptNote />
              </Suspense>
            )}
            {isHome && !mayIn(area, HOME_NEEDS[area]) ? (
              <Suspense>
                <StartPage area={area} />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </main>
        </div>
      </div>
      {isPhone && (
        <>
          <BottomBar area={area} menuOpen={menuOpen} onMenu={open} />
          {isMenuUsed && (
            <Suspense>
              <PhoneMenu area={area} opened={menuOpen} onClose={close} />
            </Suspense>
          )}
        </>
      )}
      {area !== 'user' && <LaterIdleWatch />}
      {area === 'hr' && isFeeDrawerUsed && (
        <Suspense>
          <FeeDrawer />
        </Suspense>
      )}
      <ConfirmIdentity />
      <Commands area={area} />
    </BreadcrumbBar>
  )
}

function LaterIdleWatch() {
  const isPainted = useIsPainted()
  return isPainted ? (
    <Suspense>
      <IdleWatch />
    </Suspense>
  ) : null
}

export const AdminLayout = () => <AreaLayout area="admin" />
export const HrLayout = () => <AreaLayout area="hr" />
export const StudentLayout = () => <AreaLayout area="user" />
