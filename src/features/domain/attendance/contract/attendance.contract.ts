import * as z from 'zod/mini'
import { AbsenceNotice, parentFields } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { exportOf } from '#shared/contract/list-export.ts'
import { body, day, IdParams, paging, period, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('attendance')

/** Larger than any batch. This many marks, with all read-only fields, fit the body limit. */
export const MAX_MARKS = 400

const READ_ONLY = ['_id', 'version', 'studentName', 'month', 'year']

const Mark = body(
  {
    student: text(60, message('studentMissing')),
    batchCode: text(60, message('batchMissing')),
    date: day('fees:dateMissing'),
    attendence: z.boolean(message('markMissing')),
  },
  READ_ONLY,
)
export type Mark = z.output<typeof Mark>

export const Marks = z.array(Mark).check(
  z.minLength(1, { error: message('noMarks'), abort: true }),
  z.maxLength(MAX_MARKS, { error: message('tooManyMarks'), abort: true }),
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
  attendence: z.boolean(),
  month: z.number(),
  year: z.number(),
})
export type AttendanceRecord = z.infer<typeof AttendanceRecord>

export const ListAttendance = z.strictObject({
  ...paging(15),
  ...period,
  batchCode: z.optional(text(60)),
  date: z.optional(day()),
})
export type ListAttendance = z.output<typeof ListAttendance>

export const AttendanceList = z.object({
  /** `father` tells students of the same name apart. */
  attendance: z.array(z.extend(AttendanceRecord, { father: z.string() })),
  present: z.number(),
  absent: z.number(),
  total: z.number(),
  /** The `If-Match` of an update. Null without marks, and for lists of more than one batch and day. */
  version: z.nullable(z.number()),
  lastDate: z.nullable(z.string()),
})
export type AttendanceList = z.infer<typeof AttendanceList>

export const ListStudentAttendance = z.strictObject({ ...paging(10), ...period })
export type ListStudentAttendance = z.output<typeof ListStudentAttendance>

export const StudentAttendance = z.object({
  attendance: z.array(AttendanceRecord),
  present: z.number(),
  absent: z.number(),
  total: z.number(),
})
export type StudentAttendance = z.infer<typeof StudentAttendance>

/** Lists the students to mark: active students who belong to the batch on that day, and those already marked. */
export const Roster = z.object({
  batchCode: z.string(),
  courseName: z.string(),
  bTime: z.string(),
  endDate: z.nullable(z.string()),
  date: z.string(),
  /** The first day whose marks can be changed without being late. */
  editableFrom: z.optional(z.string()),
  students: z.array(
    z.object({
      student: z.string(),
      studentName: z.string(),
      fname: z.string(),
      father: z.string(),
      profile: z.nullable(z.string()),
      photo: z.nullable(z.string()),
      attendence: z.nullable(z.boolean()),
      /** Whether present on the last days with marks before this one, in any batch; at most 8, oldest first. */
      recent: z.array(z.boolean()),
      parentContact: z.optional(parentFields.parentContact),
      language: z.optional(parentFields.language),
      /** The message that told the parent of the absence. Stays when the mark is corrected. */
      notice: z.optional(z.nullable(AbsenceNotice)),
    }),
  ),
  /** Students who were marked on that day and deleted since. Their marks stay. */
  deleted: z.optional(z.array(z.object({ studentName: z.string(), attendence: z.boolean() }))),
  /** Students of this batch who were marked in another batch on that day. They cannot be marked twice. */
  elsewhere: z.array(z.object({ studentName: z.string(), batchCode: z.string() })),
  /** Null while the batch has no marks on that day; otherwise the `If-Match` of an update. */
  version: z.nullable(z.number()),
  savedBy: z.nullable(z.string()),
  today: z.string(),
  /** The name of a holiday on that day. */
  holiday: z.optional(z.nullable(z.string())),
})
export type Roster = z.infer<typeof Roster>

/** `students`: how many are to be marked today, or were. */
const RUNNING_BATCH = {
  bCode: z.string(),
  courseName: z.string(),
  bTime: z.string(),
  students: z.optional(z.number()),
}

export const UnmarkedBatches = z.object({
  date: z.string(),
  batches: z.array(z.object(RUNNING_BATCH)),
  total: z.number(),
  /** The batches that run today and have students, marked or not. */
  running: z.number(),
  /** The marked batches, as far as the page has room for them. */
  marked: z.optional(z.array(z.object({ ...RUNNING_BATCH, present: z.number() }))),
})
export type UnmarkedBatches = z.infer<typeof UnmarkedBatches>

/** Lists the batches that run today and have students, in the order of their times. */
export const TodaysBatches = z.object({
  date: z.string(),
  batches: z.array(
    z.object({
      bCode: z.string(),
      courseName: z.string(),
      bTime: z.string(),
      students: z.number(),
      /** Null while the batch has no marks of today. */
      present: z.nullable(z.number()),
      absent: z.nullable(z.number()),
    }),
  ),
  total: z.number(),
  marked: z.number(),
})
export type TodaysBatches = z.infer<typeof TodaysBatches>

/**
 * Contains a month of one batch: its days with marks, and the students who were marked or active members in that month.
 */
export const AttendanceRegister = z.object({
  batchCode: z.string(),
  courseName: z.string(),
  bTime: z.string(),
  month: z.number(),
  year: z.number(),
  days: z.array(z.object({ date: z.string(), present: z.number(), absent: z.number() })),
  /** Holidays with a day in the month, oldest first. */
  holidays: z.optional(z.array(z.object({ name: z.string(), from: z.string(), to: z.string() }))),
  students: z.array(
    z.object({
      student: z.string(),
      studentName: z.string(),
      father: z.string(),
      /** In the order of `days`; null where the student was not marked. */
      marks: z.array(z.nullable(z.boolean())),
      present: z.number(),
      absent: z.number(),
    }),
  ),
})
export type AttendanceRegister = z.infer<typeof AttendanceRegister>

export const SavedMarks = z.object({ message: z.string(), saved: z.number(), version: z.number() })
export type SavedMarks = z.infer<typeof SavedMarks>

export const attendanceApi = {
  export: endpoint({
    may: 'attendance.list',
    ...exportOf({ path: '/api/attend', what: 'marks', query: ListAttendance }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/attend',
    summary: 'List marks: all of one batch and day, by name; otherwise paged, newest first, by batch, month and year',
    may: 'attendance.list',
    query: ListAttendance,
    result: AttendanceList,
  }),
  roster: endpoint({
    method: 'GET',
    path: '/api/attend/roster',
    summary: 'List the students to mark in a batch on a day, with their saved marks',
    may: 'attendance.mark',
    query: z.strictObject({ batchCode: text(60, message('batchMissing')), date: z.optional(day()) }),
    result: Roster,
  }),
  register: endpoint({
    method: 'GET',
    path: '/api/attend/register',
    summary: 'List the marks of a batch in a month, by student and day',
    may: 'attendance.list',
    replica: true,
    query: z.strictObject({
      batchCode: text(60, message('batchMissing')),
      ...period,
    }),
    result: AttendanceRegister,
  }),
  unmarked: endpoint({
    method: 'GET',
    path: '/api/attend/unmarked',
    summary: 'List the batches that run today: those without marks of today, then those with marks',
    may: 'attendance.mark',
    replica: true,
    query: z.strictObject(paging(6)),
    result: UnmarkedBatches,
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/attend/today',
    summary: 'List the batches that run today, by time, with their students and what is marked',
    may: 'attendance.mark',
    replica: true,
    query: z.strictObject(paging(100)),
    result: TodaysBatches,
  }),
  listByStudent: endpoint({
    method: 'GET',
    path: '/api/attend/{id}',
    summary: "List a student's marks, newest first, by month and year",
    may: 'attendance.read',
    params: IdParams,
    query: ListStudentAttendance,
    result: StudentAttendance,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/attend',
    summary: 'Save the marks of one batch and day; 409 when it has marks, or a student was marked in another batch',
    may: 'attendance.mark',
    body: Marks,
    status: 201,
    idempotent: 'day',
    result: SavedMarks,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/attend',
    summary: 'Change the marks of one batch and day; 404 when it has none',
    may: 'attendance.correct',
    body: Marks,
    result: SavedMarks,
  }),
}
