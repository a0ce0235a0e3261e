import { Drawer, type DrawerProps, type DrawerRootProps } from '@mantine/core'
import { OverlayGuards } from '../form/unsaved-forms.ts'
import { useOverlay } from './use-overlay.ts'
import { OverlayProvider } from './mantine/overlay-provider.tsx'

/** Back closes it, and closing asks if it has unsaved input. */
export function SideDrawer({ opened, onClose, children, ...props }: DrawerProps) {
  const { guards, close, opening } = useOverlay({ opened, onClose })
  return (
    <OverlayProvider>
      <Drawer opened={opened} onClose={close} {...props}>
        <OverlayGuards key={opening} value={guards}>
          {children}
        </OverlayGuards>
      </Drawer>
    </OverlayProvider>
  )
}

/** Lets a drawer have its own header. */
export function SideDrawerRoot({ opened, onClose, children, ...props }: DrawerRootProps) {
  const { guards, close, opening } = useOverlay({ opened, onClose })
  return (
    <OverlayProvider>
      <Drawer.Root opened={opened} onClose={close} {...props}>
        <OverlayGuards key={opening} value={guards}>
          {children}
        </OverlayGuards>
      </Drawer.Root>
    </OverlayProvider>
  )
}
