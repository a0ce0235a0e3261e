import { Button } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './offline-overlay.module.css'
import { useReachable } from './use-reachable.ts'

/** Lies over the page while the server cannot be reached for want of a network; what is typed underneath stays. */
export function OfflineOverlay() {
  const { t } = useTranslation('shared')
  const { reachable, look } = useReachable()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (reachable) {
      dialog.current?.close()
      return undefined
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    // A second Escape would close it for a moment, whatever was prevented of the first, and keys would fall through.
    window.addEventListener('keydown', keepOpen, true)
    return () => window.removeEventListener('keydown', keepOpen, true)
  }, [reachable])
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      onCancel={(event) => event.preventDefault()}
      // As the back gesture of a phone does.
      onClose={() => !reachable && dialog.current?.showModal()}
    >
      {!reachable && (
        <div className={classes.box}>
          <IconWifiOff size={36} aria-hidden />
          <h2 id="offline-title">{t('offlineTitle')}</h2>
          <p id="offline-text">{t('offlineText')}</p>
          {/* Escape pressed here is not for a dialog that lies underneath. */}
          <Button variant="default" onClick={look} data-mantine-stop-propagation="true">
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </dialog>
  )
}

const keepOpen = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()
