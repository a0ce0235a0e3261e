import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { CalendarChoice } from '#features/domain/timetable/contract/calendar.contract.ts'
import { call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { timetableQueries } from './timetable.queries.ts'

export const calendarQueries = {
  feed: () =>
    queryOptions({
      queryKey: [...timetableQueries.all(), 'calendar'],
      queryFn: ({ signal }) => call('GET /api/calendar', { signal }),
    }),
}

export function useRenewCalendar() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof CalendarChoice>) => call('POST /api/calendar', { body }),
    onSettled: () => refresh(calendarQueries.feed().queryKey),
  })
}
