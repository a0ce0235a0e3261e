import { Suspense } from 'react'
import type { Area } from '#shared/web/identity-store.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { useLocation } from '#shared/web/router/router.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { useIsPainted } from '#shared/web/use-is-painted.ts'

const SavedReceiptNote = lazyComponent(() =>
  import('#features/domain/fees/web/saved-receipt-note.tsx').then((module) => module.SavedReceiptNote),
)

const StudentNotice = lazyComponent(() => import('./student-notice.tsx').then((module) => module.StudentNotice))

/** Nothing that the screen shows waits for their calls. */
const AdminNotices = lazyComponent(async () => {
  const { whenIdle } = await import('#shared/web/when-idle.ts')
  await new Promise<void>(whenIdle)
  return (await import('./admin-notices.tsx')).AdminNotices
})

const StaffParts = lazyComponent(() => import('./staff-parts.tsx').then((module) => module.StaffParts))

/** Shows what may stand above a screen, and over it. Each part appears on its own. */
export function AreaParts({ area }: { area: Area }) {
  const identity = useIdentity(area)
  const hasSavedReceipt = useLocation({ select: ({ state }) => state.savedReceipt !== undefined })
  const isPainted = useIsPainted()
  return (
    <>
      <Suspense>{area === 'user' && identity?.status === 'Pending' && <StudentNotice />}</Suspense>
      <Suspense>{area === 'admin' && <AdminNotices />}</Suspense>
      <Suspense>{hasSavedReceipt && <SavedReceiptNote />}</Suspense>
      <Suspense>{area !== 'user' && isPainted && <StaffParts area={area} />}</Suspense>
    </>
  )
}
