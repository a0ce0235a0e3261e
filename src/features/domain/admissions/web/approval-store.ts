import { useSyncExternalStore } from 'react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'

let approving: Student | null = null
const listeners = new Set<() => void>()

function change(student: Student | null): void {
  approving = student
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the dialog of the list, which outlives the row of the student. */
export const openApproval = (student: Student): void => change(student)
export const closeApproval = (): void => change(null)
export const useApproving = (): Student | null => useSyncExternalStore(subscribe, () => approving)
