import { useRef } from 'react'
import type { ApiError } from '../api-error.ts'
import type { Editing } from './form-types.ts'

export function useEditConflict<V>({ version, parseCurrent }: Partial<Editing<V>>) {
  const editedVersion = useRef(version)
  const current = useRef<{ values: V; version: number } | null>(null)
  return {
    getVersion: () => editedVersion.current,
    /** Returns the values of the current record in a 409, else null. */
    detect(error: ApiError): V | null {
      current.current = error.status === 409 ? (parseCurrent?.(error.problem.current) ?? null) : null
      return current.current?.values ?? null
    },
    /** Edits the current version from now on. Returns its values. */
    resolve(): V | undefined {
      editedVersion.current = current.current?.version ?? editedVersion.current
      return current.current?.values
    },
  }
}
