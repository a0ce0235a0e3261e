import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Navigate, Outlet } from '#shared/web/router/router.ts'
import { Suspense, useEffect, useState } from 'react'
import { getHomePath, type Area } from '#shared/web/identity-store.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
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

/** Nothing that the screen shows first is in them. */
const AreaParts = lazyComponent(() => import('./area-parts.tsx').then((module) => module.AreaParts))

const PhoneMenu = lazyComponent(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu), { preload: true })

export function AreaLayout({ area }: { area: Area }) {
  const identity = useIdentity(area)
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false })
  const product = useProduct()
  const [menuOpen, { open, close }] = useDisclosure(false)
  const [isMenuUsed, setMenuUsed] = useState(false)
  if (menuOpen && !isMenuUsed) setMenuUsed(true)
  const [crumbBar, setCrumbBar] = useState<HTMLElement | null>(null)
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
            <Suspense>
              <AreaParts area={area} />
            </Suspense>
            <Outlet />
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
      <ConfirmIdentity />
      <Commands area={area} />
    </BreadcrumbBar>
  )
}

export const AdminLayout = () => <AreaLayout area="admin" />
export const HrLayout = () => <AreaLayout area="hr" />
export const StudentLayout = () => <AreaLayout area="user" />
