import { createContext } from 'react'

export type Guard = {
  enabled: boolean
  isDirty: () => boolean
  /** Gives the input up. Until more is typed, `isDirty` is false, because the page stays while the next one loads. */
  onLeave: () => void
  /** Shows a change of the record beside the input, and so may load it meanwhile. */
  mergesChanges?: boolean
}

export type Guards = Set<() => Guard>

/** Contains the guards of all forms on screen. */
export const guards: Guards = new Set()

/** Contains the guards of the forms in a dialog or drawer. Null outside of one. */
export const OverlayGuards = createContext<Guards | null>(null)

export const listDirty = (forms: Guards): Guard[] =>
  Array.from(forms, (getGuard) => getGuard()).filter((guard) => guard.enabled && guard.isDirty())

/** Whether a form has input that could be lost if its record were loaded again. */
export const hasUnsavedForm = (): boolean =>
  Array.from(guards, (guard) => guard()).some((guard) => guard.mergesChanges !== true && guard.isDirty())
