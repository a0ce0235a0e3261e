import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { wholeNumber } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('batches')

const time = z.string(message('badTime')).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('badTime')))

/** Weekday 1 is Monday. Times are those of the institute's clock. */
export const Session = z.object({ weekday: z.number(), start: z.string(), end: z.string() })
export type Session = z.infer<typeof Session>

const SessionInput = z
  .strictObject({ weekday: wholeNumber({ min: 1, max: 7 }), start: time, end: time })
  .check(z.refine(({ start, end }) => start < end, { error: message('endsBeforeItStarts'), path: ['end'] }))

export const MAX_SESSIONS = 14

/** Times that only touch do not overlap. */
export const overlap = (a: Session, b: Session): boolean =>
  a.weekday === b.weekday && a.start < b.end && b.start < a.end

const compareSessions = (a: Session, b: Session): number => a.weekday - b.weekday || a.start.localeCompare(b.start)

/** Accepts an array, or its JSON as text from form data and query strings. Sorts it in the order of the week. */
export const sessionsInput = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? parseJson(value) : value)),
  z.array(SessionInput, message('badSessions')).check(
    z.maxLength(MAX_SESSIONS, message('tooManySessions')),
    z.refine((sessions) => !sessions.some((one, i) => sessions.some((other, j) => j > i && overlap(one, other))), {
      error: message('sessionsOverlap'),
    }),
    z.overwrite((sessions) => sessions.toSorted(compareSessions)),
  ),
)

/** Returns undefined if it is not JSON, which no array schema accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A batch without sessions may meet on any day. */
export const meetsOn = (sessions: readonly Session[], day: string): boolean =>
  sessions.length === 0 || sessions.some(({ weekday }) => weekday === (new Date(day).getUTCDay() || 7))

/** Returns a blank text without sessions. */
export const toSessionsText = (sessions: readonly Session[]): string =>
  sessions.length === 0 ? '' : JSON.stringify(sessions.map(({ weekday, start, end }) => ({ weekday, start, end })))

/** Reads the sessions of a form field, which may be half typed. */
export function parseSessionsText(text: string): Session[] {
  return (text === '' ? [] : JSON.parse(text)) as Session[]
}
