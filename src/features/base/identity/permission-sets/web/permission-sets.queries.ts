import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Language } from '#shared/contract/messages.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { identityQueries } from '../../web/identity.queries.ts'

export const permissionSetQueries = {
  /** The server translates it, so that another language is another response. */
  list: (language: Language) =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'permission-sets', language],
      queryFn: ({ signal }) => call('GET /api/admin/permission-set', { signal }),
    }),
}

/** A change of a set, or of who has it, shows in the list of staff too. */
const CHANGED = identityQueries.all()

type Submission<Body> = { body: Body; sending: Sending }

export function useAddSet() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { key } }: Submission<BodyOf<'POST /api/admin/permission-set'>>) =>
      call('POST /api/admin/permission-set', { body, key }),
    onSuccess: () => refresh(CHANGED),
  })
}

export function useUpdateSet(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: Submission<BodyOf<'PUT /api/admin/permission-set/{id}'>>) =>
      call('PUT /api/admin/permission-set/{id}', { params: { id }, body, ...(ifMatch !== undefined && { ifMatch }) }),
    onSettled: () => refresh(CHANGED),
  })
}

export function useRemoveSet() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/admin/permission-set/{id}', { params: { id } }),
    onSettled: () => refresh(CHANGED),
  })
}
