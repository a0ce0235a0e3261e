import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '#shared/web/router/router.ts'
import { closeCommandOverlay, openCommandOverlay, useCommandOverlay } from '#shared/web/command-overlay.ts'
import type { Area } from '#shared/web/identity-store.ts'
import { findPageButton, type PageKey, useSingleKeys } from '#shared/web/shortcuts.tsx'
import { GO_KEYS, type GoKey } from '#shared/web/menu.ts'
import { listMenuItems } from './menu-items.ts'

/** Handles the keys that `ShortcutsDialog` shows. */
export function useShortcuts(area: Area): void {
  const navigate = useNavigate()
  const overlay = useCommandOverlay()
  const isOn = useSingleKeys()
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    // The places of / and ? on the keyboard depend on its language.
    '/': searchList,
    'shift+/': searchList,
    '?': showShortcuts,
    'shift+?': showShortcuts,
    J: (event) => focusRow(event, 1),
    K: (event) => focusRow(event, -1),
    G: startSequence,
    N: (event) => press(event, 'N'),
    P: (event) => press(event, 'P'),
  }
  for (const key of GO_KEYS) {
    keys[key] = (event) => {
      const to = endSequence(event, area, key)
      if (to) void navigate({ to })
      else if (key === 'F') press(event, key)
    }
  }
  useHotkeys(
    [
      ['mod+K', () => (overlay === 'search' ? closeCommandOverlay() : openCommandOverlay('search'))],
      ['F1', () => openCommandOverlay('help')],
      ['mod+Enter', submitForm, { preventDefault: false }],
    ],
    [],
    true,
  )
  useHotkeys(
    Object.entries(keys).map(([key, run]) => [
      key,
      (event) => isOn && !isBlocked(event) && run(event),
      { preventDefault: false },
    ]),
  )
}

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const isBlocked = (event: KeyboardEvent) =>
  event.defaultPrevented || event.repeat || document.querySelector(OVERLAYS) !== null

/** The most time from G to the key of a page. */
const SEQUENCE_MS = 1500
let startedAt = Number.NEGATIVE_INFINITY

function startSequence({ timeStamp }: KeyboardEvent): void {
  startedAt = timeStamp
}

/** Returns the page of the key if G was pressed before. */
function endSequence({ timeStamp }: KeyboardEvent, area: Area, key: GoKey) {
  const isStarted = timeStamp - startedAt < SEQUENCE_MS
  startedAt = Number.NEGATIVE_INFINITY
  return isStarted ? listMenuItems(area).find(({ goKey }) => goKey === key)?.to : undefined
}

function press(event: KeyboardEvent, key: PageKey): void {
  const button = findPageButton(key)
  if (!button) return
  event.preventDefault()
  button.click()
}

/**
 * Saves the form of the focused field, from a field of several lines too. A form can have its own action for these
 * keys.
 */
function submitForm(event: KeyboardEvent): void {
  if (event.repeat || event.defaultPrevented) return
  const button = document.activeElement?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')
  if (!button) return
  event.preventDefault()
  button.click()
}

/** Focuses the first control of the next row; while no row has the focus, of the first or last one. */
function focusRow(event: KeyboardEvent, step: 1 | -1): void {
  const rows = [...document.querySelectorAll('#content tbody tr, #content [role="table"] > [role="row"]')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href], button, input') ?? [],
  )
  const focused = rows.findIndex((control) => control.closest('tr, [role="row"]')?.contains(document.activeElement))
  const next = rows[focused < 0 && step < 0 ? rows.length - 1 : focused + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function searchList(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('#content [role="searchbox"]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

function showShortcuts(event: KeyboardEvent): void {
  event.preventDefault()
  openCommandOverlay('shortcuts')
}
