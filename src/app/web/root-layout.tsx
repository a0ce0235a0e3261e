import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useInstitute } from '#features/institute/web/public.ts'
import { useArea } from '#shared/web/use-area.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { ProductProvider } from '#shared/web/product.tsx'
import { queryClientOf } from '#shared/web/query-client.ts'
import { NewVersionBar } from './app-update/new-version-bar.tsx'
import { OfflineOverlay } from './offline-overlay.tsx'

/** Around every page: the cache of whoever the page works for, the institute's name, the offline overlay. */
export function RootLayout() {
  const area = useArea()
  const identity = useIdentity(area)
  const { name } = useInstitute()
  return (
    <QueryClientProvider client={queryClientOf(area && identity ? `${area}:${identity._id}` : 'anyone')}>
      <ProductProvider name={name}>
        <Outlet />
        <NewVersionBar />
        <OfflineOverlay />
      </ProductProvider>
    </QueryClientProvider>
  )
}
