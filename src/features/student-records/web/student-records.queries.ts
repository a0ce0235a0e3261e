import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { batchesKey } from '#features/batches/web/public.ts'
import {
  studentRecordsApi,
  type StatusBody,
  type Tab,
} from '#features/student-records/contract/student-records.contract.ts'
import { studentsQueries } from '#features/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export type ListQuery = { tab: Tab; search: string; page: number }

/** Beneath the students' keys, so that whatever changes a student or a fee refreshes the lists. */
export const studentRecordsQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'list', query],
      queryFn: ({ signal }) => call(studentRecordsApi.list, { query, signal }),
      // The rows of another tab would stand under this one's columns.
      placeholderData: (shown, of) =>
        (of?.queryKey[2] as ListQuery | undefined)?.tab === query.tab ? shown : undefined,
      meta: { shows: ['batches', 'courses'] },
    }),
  statusHistory: (id: string) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'status-history', id],
      queryFn: ({ signal }) => call(studentRecordsApi.statusHistory, { params: { id }, signal }),
    }),
}

/** Shown everywhere by the time it is said; somebody else's change is behind a refusal. */
export function useSetStatus() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof StatusBody>) => call(studentRecordsApi.setStatus, { body }),
    onSettled: () => refresh(studentsQueries.all(), batchesKey()),
  })
}
