import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { WaitingBody } from '#features/domain/courses/batches/contract/waiting.contract.ts'
import { call } from '#shared/web/call.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { batchesQueries } from '../batches.queries.ts'

export const waitingQueries = {
  seats: (batch: string) =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'seats', batch],
      queryFn: ({ signal }) => call('GET /api/batch/seats', { query: { batch }, signal }),
      meta: { shows: ['students', 'enquiries'] },
      staleTime: 0,
    }),
  list: (id: string) =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'waiting', id],
      queryFn: ({ signal }) => call('GET /api/waiting/{id}', { params: { id }, signal }),
      meta: { shows: ['students', 'enquiries'] },
    }),
}

export type Person = z.input<typeof WaitingBody>

/** Returns the `wait` of `withSeat`. */
export const waitAs = (person: Person) => (batchId: string) =>
  call('POST /api/waiting/{id}', { params: { id: batchId }, body: person, key: createIdempotencyKey() })

/** Refreshes after an error too: somebody else may have changed the list. */
function useRefreshBatches() {
  const refresh = useRefresh()
  return () => refresh(batchesQueries.all())
}

export function useAddWaiting(batchId: string) {
  return useMutation({
    mutationFn: (person: Person) => waitAs(person)(batchId),
    onSettled: useRefreshBatches(),
  })
}

export function useRemoveWaiting() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/waiting/entry/{id}', { params: { id } }),
    onSettled: useRefreshBatches(),
  })
}

export function useRestoreWaiting() {
  return useMutation({
    mutationFn: (id: string) => call('PUT /api/waiting/entry/{id}', { params: { id } }),
    onSettled: useRefreshBatches(),
  })
}
