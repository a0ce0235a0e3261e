import type { ModalProps } from '@mantine/core'
import { closeOnBack } from '../browser-back.ts'
import { waitForOverlays } from './overlays-ready.ts'

type Settings = Partial<Omit<ModalProps, 'opened'>> & { modalId: string }

/** Opens a dialog outside of any component. Its owner, Escape and the browser's Back close it. */
export async function openModal({ onClose, ...settings }: Settings, mayClose = () => true): Promise<void> {
  const modals = await waitForOverlays()
  const { modalId } = settings
  const endClosing = closeOnBack({
    close: () => {
      if (mayClose()) modals.close(modalId)
      return mayClose()
    },
  })
  modals.open({
    ...settings,
    onClose: () => {
      endClosing()
      onClose?.()
    },
  })
}
