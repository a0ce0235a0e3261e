import type { Notice } from '#shared/web/sign-in-handover.ts'
import { findPart } from './find-part.ts'
import { setLabel } from './sign-in-messages.ts'

const SHOWN_MS = { alert: 30_000, status: 10_000 }
const CROSS =
  '<svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6l-12 12M6 6l12 12"/></svg>'

/** Shows it in the corner of the window, as the app shows toasts. */
export function showNotice({ role, text }: Notice): void {
  const notice = document.createElement('div')
  notice.className = 'notice'
  notice.role = role
  const label = document.createElement('span')
  label.textContent = text
  const close = document.createElement('button')
  close.type = 'button'
  close.innerHTML = CROSS
  setLabel(close, 'shared:close')
  close.addEventListener('click', () => notice.remove())
  notice.append(label, close)
  findPart('.notices').append(notice)
  setTimeout(() => notice.remove(), SHOWN_MS[role])
}

export const clearNotices = (): void => findPart('.notices').replaceChildren()
