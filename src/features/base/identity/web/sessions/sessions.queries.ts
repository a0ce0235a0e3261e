import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type Confirmation, type Session, sessionsApi } from '#features/base/identity/contract/sessions.contract.ts'
import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { identityQueries } from '../identity.queries.ts'

export const sessionsQueries = {
  all: () => [...identityQueries.all(), 'sessions'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sessionsQueries.all(), 'list'],
      queryFn: ({ signal }) => call(sessionsApi.list, { signal }),
      // Sessions change without an action on this page.
      refetchOnMount: 'always',
    }),
}

export function useEndSession() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id }: Session) => call(sessionsApi.end, { params: { id: _id } }),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useEndOtherSessions() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(sessionsApi.endOthers),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useEndStaffSessions() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id }: StaffMember) => call(sessionsApi.endOfStaff, { params: { id: _id } }),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useEndStudentSessions() {
  return useMutation({
    mutationFn: (id: string) => call(sessionsApi.endOfStudent, { params: { id } }),
  })
}

export function useEndSessionsOfEverybody() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(sessionsApi.endOfEverybody),
    onSettled: () => refresh(sessionsQueries.all()),
  })
}

export function useConfirmPassword() {
  return useMutation({
    mutationFn: (body: z.input<typeof Confirmation>) => call(sessionsApi.confirm, { body }),
  })
}
