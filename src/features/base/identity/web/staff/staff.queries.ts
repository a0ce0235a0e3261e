import { queryOptions, useMutation } from '@tanstack/react-query'
import type { StaffMember } from '#features/base/identity/contract/staff.contract.ts'
import type { Language } from '#shared/contract/messages.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { identityQueries } from '../identity.queries.ts'

export const staffQueries = {
  all: () => [...identityQueries.all(), 'staff'] as const,
  /** The server translates the names of built-in permission sets. */
  list: (language: Language) =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'list', language],
      queryFn: ({ signal }) => call('GET /api/admin/staff', { signal }),
    }),
}

type Submission<Body> = { body: Body; sending: Sending }

export function useAddStaff() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { key } }: Submission<BodyOf<'POST /api/admin/staff'>>) =>
      call('POST /api/admin/staff', { body, key, timeoutSeconds: 8 }),
    onSuccess: () => refresh(staffQueries.all()),
  })
}

export function useChangeStaff(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: Submission<BodyOf<'PUT /api/admin/staff/{id}'>>) =>
      call('PUT /api/admin/staff/{id}', { params: { id }, body, ...(ifMatch !== undefined && { ifMatch }) }),
    // Runs also after a conflict, so that the list behind the dialog shows the other change.
    onSettled: () => refresh(staffQueries.all()),
  })
}

/** Sends no version: a concurrent change of name or password must not prevent a deactivation. */
export function useSetStaffStatus() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ member: { _id }, status }: { member: StaffMember; status: StaffMember['status'] }) =>
      call('PUT /api/admin/staff/{id}', { params: { id: _id }, body: { status } }),
    onSettled: () => refresh(staffQueries.all()),
  })
}

export function useResetTwoFactorOf() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id }: StaffMember) => call('DELETE /api/admin/staff/{id}/two-factor', { params: { id: _id } }),
    onSettled: () => refresh(staffQueries.all()),
  })
}

export function useSendStaffLink() {
  return useMutation({
    mutationFn: ({ _id }: StaffMember) =>
      call('POST /api/admin/staff/{id}/reset', { params: { id: _id }, timeoutSeconds: 8 }),
  })
}
