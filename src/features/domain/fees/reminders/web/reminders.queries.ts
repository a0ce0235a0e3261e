import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type {
  FilterReminders,
  ListReminders,
  ReminderSettingsChange,
} from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const REMINDERS_PER_PAGE = 20
export const LOG_ROWS = 10
const WHILE_SENDING_MS = 3000

/**
 * The keys are below those of the students, except for the settings: a payment or another due date changes who is to be
 * reminded.
 */
export const remindersQueries = {
  all: () => [...studentsQueries.all(), 'reminders'] as const,
  list: (query: Omit<ListReminders, 'limit' | 'totals'>) =>
    queryOptions({
      queryKey: [...remindersQueries.all(), 'list', query],
      queryFn: ({ signal }) =>
        call('GET /api/reminder', { query: { ...query, limit: REMINDERS_PER_PAGE, totals: 'false' }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data !== undefined && state.data.waiting > 0 ? WHILE_SENDING_MS : false),
      // The rules decide who is on the list, which names the staff who sent the last reminders.
      meta: { shows: ['batches', 'courses', 'reminders', 'identity'] },
    }),
  totals: (query: FilterReminders) =>
    queryOptions({
      queryKey: [...remindersQueries.all(), 'totals', query],
      queryFn: ({ signal }) => call('GET /api/reminder/totals', { query, signal }),
      meta: { shows: ['batches', 'courses', 'reminders'] },
    }),
  ofStudent: (id: string, page: number) =>
    queryOptions({
      queryKey: [...remindersQueries.all(), 'student', id, page],
      queryFn: ({ signal }) =>
        call('GET /api/reminder/{id}', { params: { id }, query: { page, limit: LOG_ROWS }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: ['identity'] },
    }),
  settings: () =>
    queryOptions({
      queryKey: ['reminders', 'settings'] as const,
      queryFn: ({ signal }) => call('GET /api/reminder/settings', { signal }),
    }),
}

/** Also runs after a failure: somebody else may have reminded the student. */
function useRefreshReminders() {
  const refresh = useRefresh()
  return () => refresh(remindersQueries.all())
}

export function useRemind() {
  const refresh = useRefreshReminders()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/reminder/{id}', { params: { id } }),
    // Not awaited: browsers open a window only shortly after the click.
    onSettled: () => void refresh(),
  })
}

export function useConfirmReminder() {
  const refresh = useRefreshReminders()
  return useMutation({
    mutationFn: ({ id, sent }: { id: string; sent: boolean }) =>
      call('PUT /api/reminder/{id}', { params: { id }, body: { sent } }),
    onSettled: refresh,
  })
}

export function useEmailReminders() {
  return useMutation({
    mutationFn: (search: string) => call('POST /api/reminder/email', { body: { search } }),
    onSettled: useRefreshReminders(),
  })
}

export function useSetReminderSettings() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body, sending: { ifMatch } }: { body: z.input<typeof ReminderSettingsChange>; sending: Sending }) =>
      call('PUT /api/reminder/settings', { body, ...(ifMatch !== undefined && { ifMatch }) }),
    onSettled: () => refresh(['reminders']),
  })
}
