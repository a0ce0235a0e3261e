import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { Batch } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import type { Wait } from './waiting/ask-for-seat.ts'

export const BATCHES_PER_PAGE = 10

type PageQuery = { search: string; page: number; limit?: number; order?: 'newest' | 'current' }

export const batchesQueries = {
  all: () => ['batches'] as const,
  page: ({ limit = BATCHES_PER_PAGE, ...query }: PageQuery) =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'page', { ...query, limit }],
      queryFn: ({ signal }) => call('GET /api/batch', { query: { ...query, limit }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: ['courses'] },
    }),
  /** Loads all batches, newest first, for the choices of forms. */
  list: () =>
    queryOptions({
      queryKey: [...batchesQueries.all(), 'list'],
      queryFn: ({ signal }) => call('GET /api/batch', { signal }),
      meta: { shows: ['courses'] },
    }),
}

type Submission<Body> = { body: Body; sending: Sending }

export function useCreateBatch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'POST /api/batch'>>) =>
      call('POST /api/batch', { body, ...sending }),
    onSuccess: () => refresh(batchesQueries.all()),
  })
}

export function useUpdateBatch(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'PUT /api/batch/{id}'>>) =>
      call('PUT /api/batch/{id}', { params: { id }, body, ...sending }),
    onSuccess: () => refresh(batchesQueries.all()),
    // Another user changed it first, so the list is outdated too.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh(batchesQueries.all())
    },
  })
}

/** Refreshes after a failure too, because the list may be outdated. */
export function useRemoveBatch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ _id, version }: Batch) => call('DELETE /api/batch/{id}', { params: { id: _id }, ifMatch: version }),
    onSuccess: () => refresh(batchesQueries.all()),
    onError: () => void refresh(batchesQueries.all()),
  })
}

/**
 * If the batch is full, asks whether to give a seat anyway, and sends again. With `wait`, the person can be put on the
 * waiting list instead. Without a seat, the form shows the error.
 */
export async function withSeat<R>(send: (seat: { overbook?: true }) => Promise<R>, wait?: Wait): Promise<R> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'batch_full') throw error
    const { askForSeat } = await import('./waiting/ask-for-seat.ts')
    if (!(await askForSeat(error, wait))) throw error
    return send({ overbook: true })
  }
}
