import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  AbsenceSettingsChange,
  ListLowAttendance,
} from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const LOW_PER_PAGE = 20

const SHOWN = ['attendance', 'students', 'batches', 'courses'] as const
type LowQuery = Pick<ListLowAttendance, 'batch' | 'search' | 'month' | 'year'>

export const absencesQueries = {
  all: () => ['absences'] as const,
  low: (query: LowQuery & Pick<ListLowAttendance, 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...absencesQueries.all(), 'low', query],
      queryFn: ({ signal }) =>
        call('GET /api/absence/low', { query: { ...query, limit: LOW_PER_PAGE, totals: 'quick' }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: SHOWN },
    }),
  lowTotal: (query: LowQuery) =>
    queryOptions({
      queryKey: [...absencesQueries.all(), 'total', query],
      queryFn: async ({ signal }) => {
        const { total = 0 } = await call('GET /api/absence/low', { query: { ...query, limit: 1 }, signal })
        return { total }
      },
      meta: { shows: SHOWN },
    }),
  settings: () =>
    queryOptions({
      queryKey: [...absencesQueries.all(), 'settings'] as const,
      queryFn: ({ signal }) => call('GET /api/absence/settings', { signal }),
    }),
}

export type Absence = { student: string; batchCode: string; date: string }

export function useTellParent() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ student, ...body }: Absence) => call('POST /api/absence/{id}', { params: { id: student }, body }),
    // Refreshes after a failure too, because somebody else may have told the parent. Not awaited: browsers open a
    // window only shortly after the click.
    onSettled: () => void refresh(['attendance']),
  })
}

export function useSetAbsenceSettings() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: { body: z.input<typeof AbsenceSettingsChange>; sending: Sending }) =>
      call('PUT /api/absence/settings', { body, ...(ifMatch !== undefined && { ifMatch }) }),
    onSettled: () => refresh(absencesQueries.all()),
  })
}
