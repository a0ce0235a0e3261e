import { type Area, getFullName, type StoredIdentity } from '#shared/web/identity-store.ts'
import { createLazyMenu } from '#shared/web/ui/lazy-menu.tsx'
import { UserButton } from './user-button.tsx'

const LazyMenu = createLazyMenu(() => import('./open-user-menu.tsx').then((module) => module.OpenUserMenu), {
  preload: true,
})

export const UserMenu = (menu: { area: Area; identity: StoredIdentity }) => (
  <LazyMenu menu={menu} button={(props) => <UserButton name={getFullName(menu.identity)} {...props} />} />
)
