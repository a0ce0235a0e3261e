import { oneOfParam, pageParam, searchParams, textParam } from '#shared/contract/search-params.ts'

/** `due`: to be reminded today. `today`: reminded today. */
export const REMINDER_TABS = ['due', 'today'] as const
export type ReminderTab = (typeof REMINDER_TABS)[number]

export const reminderSearch = searchParams({ tab: oneOfParam(REMINDER_TABS), search: textParam(), page: pageParam() })
export type ReminderSearch = ReturnType<typeof reminderSearch>
