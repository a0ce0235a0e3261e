import { Suspense } from 'react'
import { IdleWatch } from '#features/base/identity/web/sessions/idle-watch.tsx'
import { useIsFeeDrawerUsed } from '#features/domain/fees/web/take-fee/fee-drawer-store.ts'
import type { Area } from '#shared/web/identity-store.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'

const FeeDrawer = lazyComponent(() =>
  import('#features/domain/fees/web/take-fee/fee-drawer.tsx').then((module) => module.FeeDrawer),
)

export function StaffParts({ area }: { area: Area }) {
  const isFeeDrawerUsed = useIsFeeDrawerUsed()
  return (
    <>
      <IdleWatch />
      {area === 'hr' && isFeeDrawerUsed && (
        <Suspense>
          <FeeDrawer />
        </Suspense>
      )}
    </>
  )
}
