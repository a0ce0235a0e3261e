import * as z from 'zod/mini'
import { Session } from '#features/domain/courses/batches/contract/sessions.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { creationShape, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { blankable, body, day, IdParams, Message, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('timetable')

const required = { personal: false, required: 'always' } as const

export const HOLIDAY_FIELDS = {
  name: { ...required, label: 'timetable:holiday', input: text(60, message('nameMissing')) },
  from: { ...required, label: 'timetable:firstDay', input: day() },
  /** The same as `from` for a single day. */
  to: { personal: false, required: 'optional', label: 'timetable:lastDay', input: day() },
} satisfies Fields

const MAX_DAYS = 366
const DAY = 86_400_000

export const HolidayBody = body(creationShape(HOLIDAY_FIELDS), ['_id']).check(
  z.refine(({ from, to }) => !to || from <= to, { error: message('endsBeforeStart'), path: ['to'] }),
  z.refine(({ from, to }) => !to || Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY, {
    error: message('tooLong'),
    path: ['to'],
  }),
)
export type HolidayBody = z.output<typeof HolidayBody>

export const Holiday = z.object({ _id: z.string(), ...recordShape(HOLIDAY_FIELDS), to: z.string() })
export type Holiday = z.infer<typeof Holiday>

/** Seven days. `from` defaults to today. */
const week = { from: z.optional(day()) }

export const ListWeek = z.strictObject({ ...week, trainer: blankable(text(60)), room: blankable(text(60)) })
export type ListWeek = z.output<typeof ListWeek>

/** Days are numbered from the first of the week, which is 0. */
const days = z.array(z.number())

export const TimetableBatch = z.object({
  _id: z.string(),
  bCode: z.string(),
  courseName: z.string(),
  trainer: z.nullable(z.string()),
  room: z.nullable(z.string()),
  hours: z.array(
    z.object({
      start: Session.shape.start,
      end: Session.shape.end,
      days,
      /** Another batch has the same trainer or room at the same time on these days. Absent for students. */
      clashes: z.optional(days),
    }),
  ),
})
export type TimetableBatch = z.infer<typeof TimetableBatch>

/** Batches with sessions in the week, by code. On a holiday there are none. */
export const TimetableWeek = z.object({
  from: z.string(),
  today: z.string(),
  batches: z.array(TimetableBatch),
  holidays: z.array(Holiday),
})
export type TimetableWeek = z.infer<typeof TimetableWeek>

export const timetableApi = {
  week: endpoint({
    method: 'GET',
    path: '/api/timetable',
    summary: 'The sessions of all batches on seven days, by trainer or room',
    may: 'timetable.read',
    query: ListWeek,
    result: TimetableWeek,
  }),
  ownWeek: endpoint({
    method: 'GET',
    path: '/api/timetable/own',
    summary: "The sessions of the student's own batches on seven days",
    may: 'timetable.read-own',
    query: z.strictObject(week),
    result: TimetableWeek,
  }),
}

export const holidaysApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/holiday',
    summary: 'List holidays, newest first',
    may: 'timetable.read',
    result: z.object({ holidays: z.array(Holiday), total: z.number() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/holiday',
    summary: 'Add a holiday: a day or a range, without sessions',
    may: 'timetable.set-holidays',
    body: HolidayBody,
    status: 201,
    idempotent: 'day',
    result: Holiday,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/holiday/{id}',
    summary: 'Delete a holiday',
    may: 'timetable.set-holidays',
    params: IdParams,
    result: Message,
  }),
}
