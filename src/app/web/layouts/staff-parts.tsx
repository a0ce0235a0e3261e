import { Suspense } from 'react'
import { IdleWatch } from '#features/base/identity/web/sessions/idle-watch.tsx'
import { useIsFeeDrawerUsed } from '#features/domain/fees/web/take-fee/fee-drawer-store.ts'
import type { Area } from '#shared/web/identity-store.ts'
import { setAskForApproval } from '#shared/web/form/ask-for-approval.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'

setAskForApproval(
  lazyComponent(() =>
    import('#features/overview/approvals/web/ask-for-approval.tsx').then((module) => module.AskForApproval),
  ),
)

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
