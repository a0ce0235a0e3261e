import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { overlaysStand } from '#shared/web/ui/overlays-ready.ts'

/** Where dialogs and toasts appear, whoever asks for them. */
export function Overlays() {
  useEffect(overlaysStand, [])
  return (
    <ModalsProvider>
      <Notifications position="top-right" limit={5} transitionDuration={120} />
    </ModalsProvider>
  )
}
