import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { setOverlaysReady } from '#shared/web/ui/overlays-ready.ts'

export function Overlays() {
  useEffect(setOverlaysReady, [])
  return (
    <ModalsProvider>
      <Notifications position="top-right" limit={5} transitionDuration={120} />
    </ModalsProvider>
  )
}
