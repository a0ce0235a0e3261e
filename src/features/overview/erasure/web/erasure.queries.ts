import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { withSeat } from '#features/domain/courses/batches/web/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import type { EraseBody } from '#features/overview/erasure/contract/erasure.contract.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'

/** The keys are below that of the students, so that changes of students refresh the list. */
export const erasureQueries = {
  deleted: (query: { search: string; page: number }) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'deleted', query],
      queryFn: ({ signal }) => call('GET /api/admin/deleted', { query, signal }),
      placeholderData: keepPreviousData,
    }),
}

/**
 * Loads everything again, as `useErase` does: fees, attendance, projects and links of the student are back, or without
 * the name.
 */
export function useRestore() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => withSeat((body) => call('PUT /api/admin/restore/{id}', { params: { id }, body })),
    onSettled: () => refresh(),
  })
}

export function useErase() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: z.input<typeof EraseBody> }) =>
      call('POST /api/admin/erase/{id}', { params: { id }, body }),
    onSettled: () => refresh(),
  })
}
