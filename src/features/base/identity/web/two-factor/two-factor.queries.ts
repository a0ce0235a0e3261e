import { queryOptions, useMutation } from '@tanstack/react-query'
import { type BodyOf, call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { identityQueries } from '../identity.queries.ts'
import { staffQueries } from '../staff/staff.queries.ts'

export const twoFactorQueries = {
  status: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'two-factor'],
      queryFn: ({ signal }) => call('GET /api/two-factor', { signal }),
    }),
}

export type Proof = BodyOf<'PUT /api/two-factor'>

export function useStartTwoFactor() {
  const refreshStatus = useRefreshStatus()
  // It may have been turned on in another tab.
  return useMutation({ mutationFn: () => call('POST /api/two-factor'), onError: refreshStatus })
}

export function useConfirmTwoFactor() {
  const refreshStatus = useRefreshStatus()
  return useMutation({ mutationFn: (body: Proof) => call('PUT /api/two-factor', { body }), onSuccess: refreshStatus })
}

export function useRenewRecoveryCodes() {
  const refreshStatus = useRefreshStatus()
  return useMutation({
    mutationFn: (body: Proof) => call('POST /api/two-factor/recovery-codes', { body }),
    onSuccess: refreshStatus,
  })
}

export function useTurnOffTwoFactor() {
  const refreshStatus = useRefreshStatus()
  return useMutation({
    mutationFn: (body: Proof) => call('DELETE /api/two-factor', { body }),
    onSuccess: refreshStatus,
  })
}

/** Also refreshes the staff list, which shows who has it. */
function useRefreshStatus() {
  const refresh = useRefresh()
  // Not awaited: the page shows the recovery codes first.
  return () => void refresh(twoFactorQueries.status().queryKey, staffQueries.all())
}
