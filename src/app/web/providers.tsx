import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { notificationsStore } from '@mantine/notifications'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { cssVariables, theme } from './theme.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { expectOverlays } from '#shared/web/ui/overlays-ready.ts'
import { router } from './router.tsx'
import { nonce } from './start.ts'

const colourScheme = localStorageColorSchemeManager({ key: 'colour-scheme' })

const Overlays = lazyComponent(() => import('./overlays.tsx').then((module) => module.Overlays), { preload: true })

export function Providers() {
  const { t } = useTranslation('shared')
  const closeButtonProps = { 'aria-label': t('close') }
  const themeWithLabels = mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
    },
  })
  return (
    <MantineProvider
      theme={themeWithLabels}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <RouterProvider router={router} />
      <OverlaysWhenNeeded />
    </MantineProvider>
  )
}

/**
 * Dialogs and toasts load on the first input event, toast or dialog. This is a component of its own, because a render
 * of `MantineProvider` renders all components of Mantine, before the first press is shown.
 */
function OverlaysWhenNeeded() {
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
  if (!needed) return null
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  )
}
const INPUT_EVENTS = ['pointerdown', 'keydown'] as const
