import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { batchesQueries, withSeat } from '#features/domain/courses/batches/web/public.ts'
import type { StatusBody } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import type { Tab } from '#features/domain/students/student-records/contract/student-records.search.ts'
import type { StudentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export type StudentFilters = Omit<StudentListSearch, 'tab' | 'page' | 'sort'> & { tab: Tab }
export type StudentListQuery = StudentFilters & Pick<StudentListSearch, 'sort'> & { page: number }

/** If true, the totals may take longer than the rows, and then come in a call of their own. */
export const isNarrowed = ({ search, batch, course, due, joined, only }: Omit<StudentFilters, 'tab'>): boolean =>
  [search, batch, course, due, joined, only].some(Boolean)

/** The keys are below that of the students, so that changes of students and fees refresh the lists. */
export const studentRecordsQueries = {
  list: (query: StudentListQuery) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'list', query],
      queryFn: ({ signal }) =>
        call('GET /api/user', { query: { ...query, ...(isNarrowed(query) && { totals: 'quick' }) }, signal }),
      // Another tab has other columns.
      placeholderData: (previous, previousQuery) =>
        (previousQuery?.queryKey[2] as StudentListQuery | undefined)?.tab === query.tab ? previous : undefined,
      meta: { shows: ['batches', 'courses'] },
    }),
  totals: (query: StudentFilters) =>
    queryOptions({
      queryKey: [...studentsQueries.all(), 'totals', query],
      queryFn: ({ signal }) => call('GET /api/user/totals', { query, signal }),
      meta: { shows: ['batches', 'courses'] },
    }),
}

export function useSetStatus() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof StatusBody>) =>
      withSeat((seat) => call('POST /api/admin/status', { body: { ...body, ...seat } })),
    // Refreshes after an error too: it may come from another user's change.
    onSettled: () => refresh(studentsQueries.all(), batchesQueries.all()),
  })
}
