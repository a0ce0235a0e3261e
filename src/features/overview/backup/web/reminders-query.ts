import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

/** Stands apart, because the first pages of staff load it. */
export const remindersQuery = () =>
  queryOptions({
    queryKey: ['backup', 'reminders'],
    queryFn: ({ signal }) => call('GET /api/admin/backup/reminder', { signal }),
  })
