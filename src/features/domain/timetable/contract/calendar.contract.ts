import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import type { RecordFields } from '#shared/contract/record-fields.ts'
import { blankable, body, FileContent, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('timetable')

export const CALENDAR_FIELDS = {
  batch: { label: 'words:batch', personal: false, required: 'optional' },
  trainer: { label: 'batches:trainer', personal: false, required: 'optional' },
} satisfies RecordFields

/** Students get their own batches, whatever they choose. */
export const CalendarChoice = body({ batch: blankable(text(60)), trainer: blankable(text(60)) }).check(
  z.refine(({ batch, trainer }) => !batch || !trainer, { error: message('batchOrTrainer'), path: ['trainer'] }),
)
export type CalendarChoice = z.output<typeof CalendarChoice>

export const CalendarFeed = z.object({
  exists: z.boolean(),
  /** Null without PUBLIC_URL: an address of the office network is useless elsewhere. */
  url: z.nullable(z.string()),
  /** Whether there is a PUBLIC_URL. */
  isPublic: z.boolean(),
  batch: z.nullable(z.string()),
  trainer: z.nullable(z.string()),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const calendarApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/calendar',
    summary: 'The address of the own calendar feed, and what it contains',
    may: 'timetable.subscribe',
    result: CalendarFeed,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/calendar',
    summary: 'Make a new address for the own calendar feed; an older one ends',
    may: 'timetable.subscribe',
    body: CalendarChoice,
    status: 201,
    result: CalendarFeed,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/calendar/{calendarCode}',
    summary: 'A calendar feed (iCalendar), by its secret address; 404 once that was renewed or ended',
    may: 'timetable.see-calendar',
    params: z.strictObject({ calendarCode: z.string() }),
    file: 'text/calendar',
    hourlyLimit: 120,
    result: FileContent,
  }),
}
