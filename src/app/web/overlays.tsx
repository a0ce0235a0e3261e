import { modals, ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { OverlayProvider } from '#shared/web/ui/mantine/overlay-provider.tsx'
import { setOverlaysReady } from '#shared/web/ui/overlays-ready.ts'

export function Overlays() {
  useEffect(() => setOverlaysReady(modals), [])
  return (
    <OverlayProvider>
      <ModalsProvider>
        <Notifications position="top-right" limit={5} transitionDuration={120} />
      </ModalsProvider>
    </OverlayProvider>
  )
}
