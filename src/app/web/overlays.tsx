import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'

/** Where dialogs and toasts appear, whoever asks for them. */
export function Overlays() {
  return (
    <ModalsProvider>
      <Notifications position="top-right" limit={5} transitionDuration={120} />
    </ModalsProvider>
  )
}
