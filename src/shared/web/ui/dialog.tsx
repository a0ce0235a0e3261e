import { Modal, type ModalProps, type ModalRootProps } from '@mantine/core'
import { OverlayGuards } from '../form/unsaved-forms.ts'
import { useOverlay } from './use-overlay.ts'
import { OverlayProvider } from './mantine/overlay-provider.tsx'

/** Back closes it, and closing asks if it has unsaved input. Without Escape, only its owner closes it. */
export function Dialog({ opened, onClose, children, ...props }: ModalProps) {
  const { guards, close, opening } = useOverlay({ opened, onClose, isLocked: props.closeOnEscape === false })
  return (
    <OverlayProvider>
      <Modal opened={opened} onClose={close} {...props}>
        <OverlayGuards key={opening} value={guards}>
          {children}
        </OverlayGuards>
      </Modal>
    </OverlayProvider>
  )
}

/** Lets a dialog have its own header, or none. */
export function DialogRoot({ opened, onClose, children, ...props }: ModalRootProps) {
  const { guards, close, opening } = useOverlay({ opened, onClose })
  return (
    <OverlayProvider>
      <Modal.Root opened={opened} onClose={close} {...props}>
        <OverlayGuards key={opening} value={guards}>
          {children}
        </OverlayGuards>
      </Modal.Root>
    </OverlayProvider>
  )
}
