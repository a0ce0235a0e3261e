import { tabStorage } from './storage.ts'

/** A confirmation or an error, with the role that announces it. */
export type Notice = { role: 'alert' | 'status'; text: string }

/** The app passes it to the sign-in page, which is another document. No link can set it. */
export type Handover = {
  /** The page that required a sign-in. */
  returnTo?: string | undefined
  notice?: Notice | undefined
}

declare module '@tanstack/history' {
  interface HistoryState {
    returnTo?: string
    notice?: Notice
  }
}

const KEY = 'sign-in-handover'

export function handOver({ returnTo, notice }: Handover): void {
  if (returnTo !== undefined || notice !== undefined) tabStorage.set(KEY, JSON.stringify({ returnTo, notice }))
}

/** Call once. When the sign-in page is loaded again, it still knows where to return to. */
export function takeHandover(): Handover {
  const text = tabStorage.get(KEY)
  if (text === null) return { returnTo: (history.state as Handover | null)?.returnTo }
  tabStorage.remove(KEY)
  const handover = JSON.parse(text) as Handover
  // The router keeps a state that has a key.
  history.replaceState({ returnTo: handover.returnTo, key: Date.now().toString(36), __TSR_index: 0 }, '')
  return handover
}
