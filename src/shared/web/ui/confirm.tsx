import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { translate } from '../i18n.tsx'
import { waitForOverlays } from './overlays-ready.ts'
import { getTrigger, restoreFocus } from './restore-focus.ts'
import classes from './text.module.css'

type ConfirmOptions = {
  title: string
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  /** A red button, and the focus on Cancel. */
  danger?: boolean
}

export async function confirm({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
}: ConfirmOptions): Promise<boolean> {
  const trigger = getTrigger()
  await waitForOverlays()
  return new Promise((resolve) => {
    let confirmed = false
    modals.openConfirmModal({
      title,
      children: text && (
        <Text size="md" className={classes.breakAnywhere}>
          {text}
        </Text>
      ),
      labels: {
        confirm: confirmLabel ?? translate('shared:confirm'),
        cancel: cancelLabel ?? translate('shared:cancel'),
      },
      confirmProps: { ...(danger && { color: 'red' }), ...(!danger && { 'data-autofocus': true }) },
      cancelProps: { ...(danger && { 'data-autofocus': true }) },
      returnFocus: false,
      onConfirm: () => {
        confirmed = true
      },
      onClose: () => resolve(confirmed),
      onExitTransitionEnd: () => restoreFocus(trigger),
    })
  })
}
