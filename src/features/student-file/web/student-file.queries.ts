import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { batchesKey } from '#features/batches/web/door.tsx'
import { studentFileApi, type StatusBody, type Tab } from '#features/student-file/contract/student-file.contract.ts'
import { studentsQueries } from '#features/students/web/door.tsx'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export type ListQuery = { tab: Tab; search: string; page: number }

/** Beneath the students' keys, so that whatever changes a student or a fee refreshes the lists. */
export const studentFileQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'list', query],
      queryFn: ({ signal }) => call(studentFileApi.list, { query, signal }),
      // The rows of another tab would stand under this one's columns.
      placeholderData: (shown, of) =>
        (of?.queryKey[2] as ListQuery | undefined)?.tab === query.tab ? shown : undefined,
      meta: { shows: ['batches', 'courses'] },
    }),
  statusHistory: (id: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'status-history', id],
      queryFn: ({ signal }) => call(studentFileApi.statusHistory, { params: { id }, signal }),
    }),
}

/** Shown everywhere by the time it is said; somebody else's change is behind a refusal. */
export function useSetStatus() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof StatusBody>) => call(studentFileApi.setStatus, { body }),
    onSettled: () => refresh(studentsQueries.all(), batchesKey()),
  })
}
