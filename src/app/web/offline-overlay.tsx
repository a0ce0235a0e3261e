import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import classes from './offline-overlay.module.css'
import { useServerReachable } from './use-server-reachable.ts'

export function OfflineOverlay() {
  const { t } = useTranslation('shared')
  const { reachable, checkServer } = useServerReachable()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (reachable) {
      dialog.current?.close()
      return undefined
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    // Browsers close a dialog on the second Escape even if `cancel` is prevented; keys would then reach the page.
    window.addEventListener('keydown', preventEscape, true)
    return () => window.removeEventListener('keydown', preventEscape, true)
  }, [reachable])
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      onCancel={(event) => event.preventDefault()}
      // The back gesture of a phone closes it.
      onClose={() => !reachable && dialog.current?.showModal()}
    >
      {!reachable && (
        <div className={classes.box}>
          <IconWifiOff size={36} aria-hidden />
          <h2 id="offline-title">{t('offlineTitle')}</h2>
          <p id="offline-text">{t('offlineText')}</p>
          {/* Escape must not close a dialog of the page. */}
          <Button variant="default" onClick={checkServer} data-mantine-stop-propagation="true">
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </dialog>
  )
}

const preventEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()
