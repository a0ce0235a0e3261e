import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { batchesApi, type Batch } from '../contract/batches.contract.ts'

export const BATCHES_PER_PAGE = 10

export const batchesQueries = {
  all: () => ['batches'] as const,
  page: ({ search, page, limit = BATCHES_PER_PAGE }: { search: string; page: number; limit?: number }) =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'page', { search, page, limit }],
      queryFn: ({ signal }) => call(batchesApi.list, { query: { search, page, limit }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: ['courses'] },
    }),
  /** Every batch, newest first: for a form's choices, and to find one by its id. */
  whole: () =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'whole'],
      queryFn: ({ signal }) => call(batchesApi.list, { signal }),
      meta: { shows: ['courses'] },
    }),
}

type Sent<Body> = { body: Body; sending: Sending }

export function useCreateBatch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof batchesApi.create.body>>>) =>
      call(batchesApi.create, { body, ...sending }),
    onSuccess: () => refresh(batchesQueries.all()),
  })
}

export function useUpdateBatch(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof batchesApi.update.body>>>) =>
      call(batchesApi.update, { params: { id }, body, ...sending }),
    onSuccess: () => refresh(batchesQueries.all()),
    // Somebody else was first: the list behind the form shows it too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh(batchesQueries.all())
    },
  })
}

/** Deletes the version that is on screen; a refusal may come from what changed meanwhile, so it refreshes too. */
export function useRemoveBatch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id, version }: Batch) => call(batchesApi.remove, { params: { id: _id }, ifMatch: version }),
    onSuccess: () => refresh(batchesQueries.all()),
    onError: () => void refresh(batchesQueries.all()),
  })
}
