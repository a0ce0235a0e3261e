import { useSyncExternalStore } from 'react'

type State = {
  /** Stays while the drawer closes. */
  studentId: string | null
  isOpen: boolean
  printing: string | null
}

const INITIAL: State = { studentId: null, isOpen: false, printing: null }
let state = INITIAL
const listeners = new Set<() => void>()

function change(part: Partial<State>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** HR's layout shows the drawer. */
export const openFeeDrawer = (studentId: string) => change({ studentId, isOpen: true })
export const closeFeeDrawer = () => change({ isOpen: false })
/** Prints a receipt without leaving the page. */
export const printReceipt = (id: string) => change({ printing: id })
export const endPrinting = () => change({ printing: null })

export const useFeeDrawer = (): State => useSyncExternalStore(subscribe, () => state)
export const useIsFeeDrawerUsed = (): boolean =>
  useSyncExternalStore(subscribe, () => state.studentId !== null || state.printing !== null)
