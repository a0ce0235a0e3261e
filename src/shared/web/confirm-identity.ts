import { useSyncExternalStore } from 'react'

/** Answers the open request: whether the user has entered the password. */
type Answer = (isConfirmed: boolean) => void

let pending: { answer: Answer; result: Promise<boolean> } | null = null
const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

/**
 * Asks for the password in a dialog. False if the user cancels, or if no dialog can be shown. Calls share one dialog.
 */
export function requestConfirmation(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (pending) return pending.result
  let answer: Answer = () => {}
  const result = new Promise<boolean>((resolve) => {
    answer = (isConfirmed) => {
      pending = null
      notifyListeners()
      resolve(isConfirmed)
    }
  })
  pending = { answer, result }
  notifyListeners()
  return result
}

/** Answers false when the dialog cannot be shown. */
export const cancelConfirmation = (): void => pending?.answer(false)

/** Null while nothing is asked. */
export const useConfirmationRequest = (): Answer | null =>
  useSyncExternalStore(subscribe, () => pending?.answer ?? null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The page of the request is no longer shown, for example after an idle logout.
    queueMicrotask(() => listeners.size === 0 && pending?.answer(false))
  }
}
