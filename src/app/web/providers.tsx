import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { notificationsStore } from '@mantine/notifications'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cssVariables, theme } from '#shared/web/theme.ts'
import { lazyPart } from './missing-part.ts'
import { overlaysWillCome } from '#shared/web/ui/overlays-ready.ts'
import { router } from './router.tsx'
import { nonce } from './start.ts'

const colourScheme = localStorageColorSchemeManager({ key: 'colour-scheme' })

overlaysWillCome()
const Overlays = lazyPart(() => import('./overlays.tsx').then((part) => part.Overlays))

/** Theme, dialogs, toasts and the router. */
export function Providers() {
  const { t } = useTranslation('shared')
  const wanted = useOverlaysWanted()
  const closeButtonProps = { 'aria-label': t('close') }
  const labelled = mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
    },
  })
  return (
    <MantineProvider
      theme={labelled}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <RouterProvider router={router} />
      {wanted && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </MantineProvider>
  )
}

/**
 * Dialogs and toasts come with every page but `/`, where they wait for a first touch or for something to say: whoever
 * signs in for the first time need not wait for them.
 */
function useOverlaysWanted(): boolean {
  const [wanted, setWanted] = useState(window.location.pathname !== '/')
  useEffect(() => {
    if (wanted) return
    const want = () => setWanted(true)
    const stopListening = notificationsStore.subscribe(want)
    for (const kind of TOUCHES) window.addEventListener(kind, want)
    return () => {
      stopListening()
      for (const kind of TOUCHES) window.removeEventListener(kind, want)
    }
  }, [wanted])
  return wanted
}
const TOUCHES = ['pointerdown', 'keydown'] as const
