import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { translate } from '../i18n.tsx'
import { whenOverlaysStand } from './overlays-ready.ts'
import classes from './text.module.css'

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
export async function confirm({ title, text, confirmLabel, cancelLabel, danger = false }: Question): Promise<boolean> {
  const trigger = getTrigger(document.activeElement)
  await whenOverlaysStand()
  return new Promise((resolve) => {
    let answer = false
    modals.openConfirmModal({
      title,
      children: text && (
        <Text size="md" className={classes.long}>
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
        answer = true
      },
      onClose: () => resolve(answer),
      onExitTransitionEnd: () => restoreFocus(trigger),
    })
  })
}

/** What asks, to be given the focus back. A menu closes as it asks: its entry counts as the button that opened it. */
export function getTrigger(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]')
  const opener = menu?.id ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : active
  if (!(opener instanceof HTMLElement)) return null
  rememberPlace(opener)
  return opener
}

/** Puts the focus back on what asked, or where its place was; unless something else has taken it. */
export function restoreFocus(trigger: HTMLElement | null): void {
  const active = document.activeElement
  const lost = active === null || active === document.body || active.closest('[role="dialog"]') !== null
  if (!lost) return
  const target = trigger?.isConnected ? trigger : (inPlaceOf(trigger) ?? document.querySelector<HTMLElement>('h1'))
  target?.focus({ preventScroll: true })
}

/** After a deletion: what asked goes with its row, but not before the list has been fetched again and drawn. */
export function restoreFocusAfterRemoval(trigger: HTMLElement | null, frames = 30): void {
  if (trigger?.isConnected && frames > 0) requestAnimationFrame(() => restoreFocusAfterRemoval(trigger, frames - 1))
  else restoreFocus(trigger)
}

/** Which button of which row something was, from the row's end: what stands before differs from row to row. */
type Place = { rows: Element; row: number; fromEnd: number }
const places = new WeakMap<HTMLElement, Place>()

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]

function rememberPlace(control: HTMLElement): void {
  const row = control.closest('tr, li')
  const rows = row?.parentElement
  if (!row || !rows) return
  const controls = controlsOf(row)
  places.set(control, {
    rows,
    row: [...rows.children].indexOf(row),
    fromEnd: controls.length - controls.indexOf(control),
  })
}

/** The same button of the row that moved up, else of the last row; none where the list is empty now. */
function inPlaceOf(control: HTMLElement | null): HTMLElement | undefined {
  const place = control && places.get(control)
  if (!place?.rows.isConnected) return undefined
  const row = place.rows.children[place.row] ?? place.rows.lastElementChild
  const controls = row ? controlsOf(row) : []
  return controls.at(-place.fromEnd) ?? controls[0]
}
