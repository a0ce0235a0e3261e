import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { closeCommandOverlay, useCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DialogRoot } from '#shared/web/ui/dialog.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import type { PalettePage } from './palette-options.ts'
import { PaletteSearch } from './palette-search.tsx'
import classes from './search-palette.module.css'

/** Fades over 8 px. */
const TRANSITION = {
  duration: 180,
  transition: {
    in: { opacity: 1, transform: 'none' },
    out: { opacity: 0, transform: 'translateY(-8px)' },
    transitionProperty: 'opacity, transform',
  },
}

export function SearchPalette({ pages, help }: { pages: PalettePage[]; help: PalettePage[] }) {
  const { t } = useTranslation('search')
  const overlay = useCommandOverlay()
  const isOpen = overlay === 'search' || overlay === 'addFee'
  // Each opening starts anew, also before the last one has faded out.
  const [opening, setOpening] = useState({ count: 0, isForFee: overlay === 'addFee' })
  const [lastOverlay, setLastOverlay] = useState(overlay)
  if (overlay !== lastOverlay) {
    setLastOverlay(overlay)
    if (isOpen) setOpening({ count: opening.count + 1, isForFee: overlay === 'addFee' })
  }
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false })
  const { modalProps } = useRestoreFocus(isOpen)
  return (
    <DialogRoot
      opened={isOpen}
      onClose={closeCommandOverlay}
      size={640}
      radius="xl"
      yOffset="11dvh"
      centered={false}
      fullScreen={isPhone}
      transitionProps={TRANSITION}
      {...modalProps}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('searchOrDo')} className={classes.content}>
        <PaletteSearch key={opening.count} pages={pages} help={help} isForFee={opening.isForFee} />
      </Modal.Content>
    </DialogRoot>
  )
}
