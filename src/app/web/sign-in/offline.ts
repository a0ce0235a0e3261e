import { findPart } from '#features/base/identity/web/sign-in/find-part.ts'
import { watchServer } from '../watch-server.ts'

/** Covers the page while the server cannot be reached. What was typed stays. */
export function showWhenOffline(): void {
  const dialog = findPart<HTMLDialogElement>('dialog')
  const { check } = watchServer((isReachable) => (isReachable ? dialog.close() : dialog.open || dialog.showModal()))
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())
  findPart('dialog button').addEventListener('click', check)
}
