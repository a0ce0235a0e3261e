import { notificationsStore } from '@mantine/notifications'
import { RouterProvider } from '#shared/web/router/router.ts'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { expectOverlays } from '#shared/web/ui/overlays-ready.ts'
import { router } from './router.tsx'

const Overlays = lazyComponent(() => import('./overlays.tsx').then((module) => module.Overlays), { preload: true })

export function Providers() {
  // A toast can precede the first render, to say that the session has ended.
  const [needed, setNeeded] = useState(() => notificationsStore.getState().notifications.length > 0)
  useEffect(() => {
    if (needed) return
    // A chunk that fails to load would reload the page, which does not help offline.
    const load = () => navigator.onLine && startTransition(() => setNeeded(true))
    expectOverlays(load)
    const unsubscribe = notificationsStore.subscribe(load)
    for (const type of INPUT_EVENTS) window.addEventListener(type, load)
    return () => {
      unsubscribe()
      for (const type of INPUT_EVENTS) window.removeEventListener(type, load)
    }
  }, [needed])
  return (
    <>
      <RouterProvider router={router} />
      {needed && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </>
  )
}

/** Dialogs and toasts load on the first of them, or on the first toast or dialog. */
const INPUT_EVENTS = ['pointerdown', 'keydown'] as const
