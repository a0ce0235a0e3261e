import { useMutation } from '@tanstack/react-query'
import { type BodyOf, call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { APPROVALS_KEY } from './approvals-query.ts'

export function useApprove() {
  const refreshRecords = useRefreshRecords()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/approval/{id}/approve', { params: { id } }),
    onSettled: refreshRecords,
  })
}

export function useDecline() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyOf<'POST /api/approval/{id}/decline'> }) =>
      call('POST /api/approval/{id}/decline', { params: { id }, body }),
    onSettled: () => refresh(APPROVALS_KEY),
  })
}

/** Refreshes what may have been done. */
function useRefreshRecords() {
  const refresh = useRefresh()
  return () => refresh(APPROVALS_KEY, ['students'], ['fees'], ['expenses'], ['dashboard'])
}
