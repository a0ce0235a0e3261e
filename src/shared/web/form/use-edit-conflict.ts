import { useRef } from 'react'
import type { ApiError } from '../api-error.ts'
import type { Editing } from './form-types.ts'

/** The version that a form edits, and the record that a 409 response contained. */
export function useEditConflict<V>({ version, currentOf }: Partial<Editing<V>>) {
  const editedVersion = useRef(version)
  const current = useRef<{ values: V; version: number } | null>(null)
  return {
    getVersion: () => editedVersion.current,
    /** Returns whether the error is a conflict. */
    detect(error: ApiError): boolean {
      current.current = error.status === 409 ? (currentOf?.(error.problem.current) ?? null) : null
      return current.current !== null
    },
    /** Edits the current version from now on. Returns its values. */
    resolve(): V | undefined {
      editedVersion.current = current.current?.version ?? editedVersion.current
      return current.current?.values
    },
  }
}
