import { queryOptions } from '@tanstack/react-query'
import { studentFileApi, type Tab } from '#features/student-file/contract/student-file.contract.ts'
import { studentsQueries } from '#features/students/web/door.tsx'
import { call } from '#shared/web/call.ts'

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
}
