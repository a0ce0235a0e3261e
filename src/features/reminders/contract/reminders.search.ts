import * as z from 'zod/mini'
import { pageParam, searchParams, textParam } from '#shared/contract/search-params.ts'
import { REMINDER_TABS } from './reminders.contract.ts'

export const reminderSearch = searchParams({ tab: z.enum(REMINDER_TABS), search: textParam(), page: pageParam() })
export type ReminderSearch = ReturnType<typeof reminderSearch>
