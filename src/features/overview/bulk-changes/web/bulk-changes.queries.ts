import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import type { BulkChangeBody, PreviewBody } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

const WHILE_UNDO_IS_OPEN_MS = 30_000

/** The keys are below that of the students, so that changes of students refresh them. */
export const bulkChangesQueries = {
  all: () => [...studentsQueries.all(), 'bulk'] as const,
  preview: (body: z.input<typeof PreviewBody>) =>
    queryOptions({
      queryKey: [...bulkChangesQueries.all(), 'preview', body],
      queryFn: ({ signal }) => call('POST /api/bulk/preview', { body, signal }),
      enabled: body.students.length > 0,
      placeholderData: keepPreviousData,
      meta: { shows: ['batches', 'courses', 'reminders'] },
    }),
  list: () =>
    queryOptions({
      queryKey: [...bulkChangesQueries.all(), 'list'],
      queryFn: ({ signal }) => call('GET /api/bulk', { signal }),
      refetchInterval: ({ state }) =>
        state.data?.changes.some(({ undoUntil }) => undoUntil !== null) ? WHILE_UNDO_IS_OPEN_MS : false,
    }),
}

/** Refreshes after a failure too: somebody may have changed the students. */
export function useChangeStudents() {
  const refreshRecords = useRefreshRecords()
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof BulkChangeBody>; sending: Sending }) =>
      withSeat((seat) => call('POST /api/bulk', { body: { ...body, ...seat }, ...sending })),
    onSettled: refreshRecords,
  })
}

export function useUndoChange() {
  const refreshRecords = useRefreshRecords()
  return useMutation({
    mutationFn: (id: string) => withSeat((body) => call('POST /api/bulk/{id}/undo', { params: { id }, body })),
    onSettled: refreshRecords,
  })
}

function useRefreshRecords() {
  const refresh = useRefresh()
  return () => refresh(studentsQueries.all(), batchesQueries.all(), ['reminders'], ['plans'], ['dashboard'])
}
