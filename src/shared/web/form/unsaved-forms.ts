export type Guard = {
  enabled: boolean
  isDirty: () => boolean
  onLeave: () => void
  /** Shows a change of the record beside the input, and so may load it meanwhile. */
  mergesChanges?: boolean
}

/** Those of all forms on screen. */
export const guards = new Set<() => Guard>()

/** Whether a form has input that could be lost if its record were loaded again. */
export const hasUnsavedForm = (): boolean =>
  Array.from(guards, (guard) => guard()).some((guard) => guard.mergesChanges !== true && guard.isDirty())
