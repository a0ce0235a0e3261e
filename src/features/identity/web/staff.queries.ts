import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { staffApi, type StaffMember } from '#features/identity/contract/staff.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { identityQueries } from './identity.queries.ts'

export const staffQueries = {
  all: () => [...identityQueries.all(), 'staff'] as const,
  /** Every account of HR and admins, by name: there are few. */
  list: () =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'list'],
      queryFn: ({ signal }) => call(staffApi.list, { signal }),
    }),
}

type Sent<Body> = { body: Body; sending: Sending }

export function useAddStaff() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { key } }: Sent<z.input<NonNullable<typeof staffApi.add.body>>>) =>
      call(staffApi.add, { body, key }),
    onSuccess: () => refresh(staffQueries.all()),
  })
}

export function useRenameStaff(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: Sent<z.input<NonNullable<typeof staffApi.update.body>>>) =>
      call(staffApi.update, { params: { id }, body, ...(ifMatch !== undefined && { ifMatch }) }),
    // A refusal too: somebody else was first, and the list behind the dialog shows it.
    onSettled: () => refresh(staffQueries.all()),
  })
}

/**
 * Whatever changed meanwhile: who is to be locked out must not stay because of a new password or name. A refusal may come
 * from what changed, so it refreshes too.
 */
export function useSetStaffStatus() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ member: { _id }, status }: { member: StaffMember; status: StaffMember['status'] }) =>
      call(staffApi.update, { params: { id: _id }, body: { status } }),
    onSettled: () => refresh(staffQueries.all()),
  })
}

/** Changes nothing that is shown. */
export function useSendStaffLink() {
  return useMutation({ mutationFn: ({ _id }: StaffMember) => call(staffApi.sendLink, { params: { id: _id } }) })
}
