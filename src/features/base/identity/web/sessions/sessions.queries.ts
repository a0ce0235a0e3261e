import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Confirmation, Session } from '#features/base/identity/contract/sessions.contract.ts'
import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { identityQueries } from '../identity.queries.ts'

export const sessionsQueries = {
  all: () => [...identityQueries.all(), 'sessions'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sessionsQueries.all(), 'list'],
      queryFn: ({ signal }) => call('GET /api/session', { signal }),
      // Sessions change without an action on this page.
      refetchOnMount: 'always',
    }),
}

export function useEndSession() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id }: Session) => call('DELETE /api/session/{id}', { params: { id: _id } }),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useEndOtherSessions() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call('DELETE /api/session'),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useEndStaffSessions() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id }: StaffMember) => call('DELETE /api/admin/staff/{id}/session', { params: { id: _id } }),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useEndStudentSessions() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/admin/student/{id}/session', { params: { id } }),
  })
}

export function useEndSessionsOfEverybody() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/session'),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useConfirmPassword() {
  return useMutation({
    mutationFn: (body: z.input<typeof Confirmation>) => call('POST /api/session/confirm', { body }),
  })
}
