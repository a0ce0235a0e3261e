import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { HolidayBody } from '#features/domain/timetable/contract/timetable.contract.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

type WeekQuery = { from: string; trainer?: string | undefined; room?: string | undefined }

export const timetableQueries = {
  all: () => ['timetable'] as const,
  week: ({ from, trainer, room }: WeekQuery) =>
    queryOptions({
      queryKey: [...timetableQueries.all(), 'week', { from, trainer, room }],
      queryFn: ({ signal }) => call('GET /api/timetable', { query: { from, trainer, room }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: ['batches', 'courses'] },
    }),
  ownWeek: (from: string) =>
    queryOptions({
      queryKey: [...timetableQueries.all(), 'own', from],
      queryFn: ({ signal }) => call('GET /api/timetable/own', { query: { from }, signal }),
      placeholderData: keepPreviousData,
    }),
  holidays: () =>
    queryOptions({
      queryKey: [...timetableQueries.all(), 'holidays'],
      queryFn: ({ signal }) => call('GET /api/holiday', { signal }),
    }),
}

/** Attendance is refreshed too, because it shows holidays. */
function useRefreshHolidays() {
  const refresh = useRefresh()
  return () => refresh(timetableQueries.all(), ['attendance'])
}

export function useAddHoliday() {
  const refresh = useRefreshHolidays()
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof HolidayBody>; sending: Sending }) =>
      call('POST /api/holiday', { body, key: sending.key }),
    onSuccess: refresh,
  })
}

export function useRemoveHoliday() {
  const refresh = useRefreshHolidays()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/holiday/{id}', { params: { id } }),
    onSettled: refresh,
  })
}
