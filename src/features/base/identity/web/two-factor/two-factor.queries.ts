import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { twoFactorApi } from '#features/base/identity/contract/two-factor.contract.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { identityQueries } from '../identity.queries.ts'
import { staffQueries } from '../staff/staff.queries.ts'

export const twoFactorQueries = {
  status: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'two-factor'],
      queryFn: ({ signal }) => call(twoFactorApi.status, { signal }),
    }),
}

export type Proof = z.input<NonNullable<typeof twoFactorApi.confirm.body>>

export function useStartTwoFactor() {
  const refreshStatus = useRefreshStatus()
  // It may have been turned on in another tab.
  return useMutation({ mutationFn: () => call(twoFactorApi.start), onError: refreshStatus })
}

export function useConfirmTwoFactor() {
  const refreshStatus = useRefreshStatus()
  return useMutation({ mutationFn: (body: Proof) => call(twoFactorApi.confirm, { body }), onSuccess: refreshStatus })
}

export function useRenewRecoveryCodes() {
  const refreshStatus = useRefreshStatus()
  return useMutation({ mutationFn: (body: Proof) => call(twoFactorApi.renewCodes, { body }), onSuccess: refreshStatus })
}

export function useTurnOffTwoFactor() {
  const refreshStatus = useRefreshStatus()
  return useMutation({ mutationFn: (body: Proof) => call(twoFactorApi.turnOff, { body }), onSuccess: refreshStatus })
}

/** Also refreshes the staff list, which shows who has it. */
function useRefreshStatus() {
  const refresh = useRefresh()
  // Not awaited: the page shows the recovery codes first.
  return () => void refresh(twoFactorQueries.status().queryKey, staffQueries.all())
}
