import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { SeenAccount } from '#features/domain/fees/contract/fees.contract.ts'
import type { ApiError } from '#shared/web/api-error.ts'
import type { Sending } from '#shared/web/form/form-types.ts'

/**
 * The version of the account that the clerk saw goes with an entry. After a 409 it is the current one, so that saving
 * again goes on. `isBlank`: nothing is typed that depends on the balance, so the version on screen is the one that
 * counts.
 */
export function useSeenAccount(version: number, isBlank = false) {
  const seen = useRef(version)
  useEffect(() => {
    if (isBlank) seen.current = version
  }, [isBlank, version])
  return {
    withSeen: (sending: Sending): Sending => ({ ...sending, ifMatch: seen.current }),
    acceptCurrent: ({ status, problem }: ApiError) => {
      const current = z.safeParse(SeenAccount, problem.current)
      if (status === 409 && current.success) seen.current = current.data.version
    },
  }
}
