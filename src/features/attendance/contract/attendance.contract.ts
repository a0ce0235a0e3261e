import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, day, IdParams, paging, period, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('attendance')

/** More marks than any batch has; with everything that may be sent along they fit a body. */
export const MOST_MARKS = 400

/** What may be sent back of a mark: the name is taken from the student's record. */
const READ_ONLY = ['_id', 'version', 'studentName', 'month', 'year']

const Mark = body(
  {
    student: text(60, message('studentMissing')),
    batchCode: text(60, message('batchMissing')),
    date: day(message('dateMissing')),
    attendence: z.boolean(message('markMissing')),
  },
  READ_ONLY,
)
export type Mark = z.output<typeof Mark>

/** One mark for every student of one batch on one day. */
export const Marks = z.array(Mark).check(
  z.minLength(1, { error: message('noMarks'), abort: true }),
  z.maxLength(MOST_MARKS, { error: message('tooManyMarks'), abort: true }),
  z.refine((marks) => new Set(marks.map(({ batchCode, date }) => `${date} ${batchCode}`)).size === 1, {
    error: message('oneBatchOneDay'),
    abort: true,
  }),
  z.refine((marks) => new Set(marks.map(({ student }) => student)).size === marks.length, message('studentTwice')),
)
export type Marks = z.output<typeof Marks>

export const AttendanceRecord = z.object({
  _id: z.string(),
  student: z.string(),
  studentName: z.string(),
  batchCode: z.string(),
  date: z.string(),
  /** Present or absent. */
  attendence: z.boolean(),
  month: z.number(),
  year: z.number(),
})
export type AttendanceRecord = z.infer<typeof AttendanceRecord>

export const ListAttendance = z.strictObject({
  ...paging(20),
  ...period,
  batchCode: z.optional(text(60)),
  date: z.optional(day()),
})
export type ListAttendance = z.output<typeof ListAttendance>

export const AttendanceList = z.object({
  attendance: z.array(AttendanceRecord),
  /** How many of all that match were present and absent, on all pages. */
  present: z.number(),
  absent: z.number(),
  total: z.number(),
  /** Of one batch on one day: what an update sends as `If-Match`; null while there are no marks. */
  version: z.nullable(z.number()),
  /** The last day, up to the one asked for, on which the batch has marks. */
  lastDate: z.nullable(z.string()),
})
export type AttendanceList = z.infer<typeof AttendanceList>

export const OwnAttendance = z.strictObject({ ...paging(10), ...period })
export type OwnAttendance = z.output<typeof OwnAttendance>

export const StudentAttendance = z.object({
  attendance: z.array(AttendanceRecord),
  present: z.number(),
  absent: z.number(),
  total: z.number(),
})
export type StudentAttendance = z.infer<typeof StudentAttendance>

/** Who is to be marked: the batch's active students who had joined by that day, and whoever is marked already. */
export const Roster = z.object({
  batchCode: z.string(),
  courseName: z.string(),
  bTime: z.string(),
  date: z.string(),
  students: z.array(
    z.object({
      student: z.string(),
      studentName: z.string(),
      fname: z.string(),
      profile: z.nullable(z.string()),
      /** The stored mark; null while there is none. */
      attendence: z.nullable(z.boolean()),
    }),
  ),
  /** Who belongs here but was marked in another batch that day already: they cannot be marked twice. */
  elsewhere: z.array(z.object({ studentName: z.string(), batchCode: z.string() })),
  /** Null while the batch has no marks on that day: then they are saved, afterwards updated with this as `If-Match`. */
  version: z.nullable(z.number()),
  /** Who saved them last. */
  savedBy: z.nullable(z.string()),
  today: z.string(),
})
export type Roster = z.infer<typeof Roster>

/** Batches that run today, have students and no marks of today yet. */
export const Unmarked = z.object({
  date: z.string(),
  batches: z.array(z.object({ bCode: z.string(), courseName: z.string(), bTime: z.string() })),
  total: z.number(),
})
export type Unmarked = z.infer<typeof Unmarked>

export const SavedMarks = z.object({ message: z.string(), saved: z.number(), version: z.number() })
export type SavedMarks = z.infer<typeof SavedMarks>

export const attendanceApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/attend',
    summary: 'Marks: of a batch and day all of them, by name; otherwise paged, newest first, by batch, month and year',
    roles: ['hr', 'admin'],
    query: ListAttendance,
    result: AttendanceList,
  }),
  roster: endpoint({
    method: 'GET',
    path: '/api/attend/roster',
    summary: 'Who is to be marked in a batch on a day, with the marks that stand',
    roles: ['hr'],
    query: z.strictObject({ batchCode: text(60, message('batchMissing')), date: z.optional(day()) }),
    result: Roster,
  }),
  unmarked: endpoint({
    method: 'GET',
    path: '/api/attend/unmarked',
    summary: 'Batches that run today and have no marks of today yet',
    roles: ['hr'],
    query: z.strictObject(paging(6)),
    result: Unmarked,
  }),
  ofStudent: endpoint({
    method: 'GET',
    path: '/api/attend/{id}',
    summary: "A student's marks, newest first, by month and year",
    roles: ['own', 'hr', 'admin'],
    params: IdParams,
    query: OwnAttendance,
    result: StudentAttendance,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/attend',
    summary: 'Save the marks of one batch and day; 409 when it has marks, or a student was marked in another batch',
    roles: ['hr'],
    body: Marks,
    status: 201,
    idempotent: 'day',
    result: SavedMarks,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/attend',
    summary: 'Change the marks of one batch and day, which has some already',
    roles: ['hr'],
    body: Marks,
    result: SavedMarks,
  }),
}
