import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '#shared/web/router/router.ts'
import { useInstitute, useToday } from '#features/base/institute/web/public.ts'
import { useArea } from '#shared/web/use-area.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { ProductProvider } from '#shared/web/product.tsx'
import { getQueryClient } from '#shared/web/query-client.ts'
import { NewVersionBar } from './app-update/new-version-bar.tsx'
import { OfflineOverlay } from './offline-overlay.tsx'

export function RootLayout() {
  const area = useArea()
  const identity = useIdentity(area)
  const { name } = useInstitute()
  return (
    <QueryClientProvider client={getQueryClient(area && identity ? `${area}:${identity._id}` : 'anyone')}>
      <ProductProvider name={name} today={useToday()}>
        <Outlet />
        <NewVersionBar />
        <OfflineOverlay />
      </ProductProvider>
    </QueryClientProvider>
  )
}
