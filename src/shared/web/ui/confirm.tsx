import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { translate } from '../words.tsx'

export type Question = {
  title: string
  text?: string
  /** What the button that goes on says; 'Yes' when left out. */
  confirmLabel?: string
  cancelLabel?: string
  /** Red, and the first press of Enter cancels. */
  danger?: boolean
}

/** Asks, and gives the focus back to what asked: `if (await confirm({ title, text, danger: true })) …`. */
export function confirm({ title, text, confirmLabel, cancelLabel, danger = false }: Question): Promise<boolean> {
  const asker = askerOf(document.activeElement)
  return new Promise((resolve) => {
    let answer = false
    modals.openConfirmModal({
      title,
      children: text && <Text size="md">{text}</Text>,
      labels: {
        confirm: confirmLabel ?? translate('shared:confirm'),
        cancel: cancelLabel ?? translate('shared:cancel'),
      },
      confirmProps: { ...(danger && { color: 'red' }), ...(!danger && { 'data-autofocus': true }) },
      cancelProps: { ...(danger && { 'data-autofocus': true }) },
      returnFocus: false,
      onConfirm: () => {
        answer = true
      },
      onClose: () => resolve(answer),
      onExitTransitionEnd: () => giveBack(asker),
    })
  })
}

/** What asks, to be given the focus back. A menu closes as it asks: its entry counts as the button that opened it. */
export function askerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]')
  const opener = menu?.id ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : active
  return opener instanceof HTMLElement ? opener : null
}

/** Puts the focus back on what asked, or on the page's heading where that is gone; unless something else has taken it. */
export function giveBack(asker: HTMLElement | null): void {
  const active = document.activeElement
  const lost = active === null || active === document.body || active.closest('[role="dialog"]') !== null
  if (!lost) return
  const target = asker?.isConnected ? asker : document.querySelector<HTMLElement>('h1')
  target?.focus({ preventScroll: true })
}
