import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import { changeShape, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import {
  body,
  day,
  IdParams,
  lines,
  paging,
  period,
  quickTotals,
  search,
  text,
  totalOrCounting,
  wholeNumber,
} from '#shared/contract/scalars.ts'
import { placeholderOf, type TextKind } from './absence-text.ts'
import { LOW_SORTS } from './absences.search.ts'
import type en from './messages/en.json'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('absences')

const RULES = {
  absent: { unknown: message('unknownPlaceholder'), required: '{date}', missing: message('dateMissing') },
  low: { unknown: message('unknownLowPlaceholder'), required: '{percent}', missing: message('percentMissing') },
} as const

/** Requires the name and the date or percentage, and rejects unknown placeholders. */
function absenceText(kind: TextKind) {
  const { unknown, required, missing } = RULES[kind]
  return lines(1000).check(
    z.refine((text) => !/[{}]/.test(text.replace(placeholderOf(kind), '')), { error: unknown, abort: true }),
    z.refine((text) => text.includes('{name}'), { error: message('nameMissing'), abort: true }),
    z.refine((text) => text.includes(required), { error: missing, abort: true }),
  )
}

const absent = { personal: false, required: 'always', input: absenceText('absent') } as const
const low = { personal: false, required: 'always', input: absenceText('low') } as const

/** Accepts a whole percentage, also as text. */
const threshold = z.pipe(
  z
    .union([z.string(), z.number()], message('badThreshold'))
    .check(z.refine((value) => /^([1-9]\d?|100)$/.test(String(value).trim()), message('badThreshold'))),
  z.transform(Number),
)

export const ABSENCE_SETTINGS_FIELDS = {
  /** Students below it are on the list of low attendance. */
  threshold: {
    label: 'absences:threshold',
    personal: false,
    required: 'always',
    input: threshold,
    output: z.number(),
  },
  /** Attendance of earlier days than these needs the permission `attendance.edit-late`, and is marked as late. */
  editDays: {
    label: 'absences:editDays',
    personal: false,
    required: 'always',
    input: wholeNumber({ min: 1, max: 366 }),
    output: z.number(),
  },
  absentEn: { label: 'absences:absentEn', ...absent },
  lowEn: { label: 'absences:lowEn', ...low },
  absentFr: { label: 'absences:absentFr', ...absent },
  lowFr: { label: 'absences:lowFr', ...low },
  absentTr: { label: 'absences:absentTr', ...absent },
  lowTr: { label: 'absences:lowTr', ...low },
  absentHi: { label: 'absences:absentHi', ...absent },
  lowHi: { label: 'absences:lowHi', ...low },
  absentMr: { label: 'absences:absentMr', ...absent },
  lowMr: { label: 'absences:lowMr', ...low },
} satisfies Fields

export const AbsenceSettings = z.object({ ...recordShape(ABSENCE_SETTINGS_FIELDS), version: z.number() })
export type AbsenceSettings = z.infer<typeof AbsenceSettings>

export const AbsenceSettingsChange = body(changeShape(ABSENCE_SETTINGS_FIELDS), ['version'])
export type AbsenceSettingsChange = z.output<typeof AbsenceSettingsChange>

export const AbsenceNotice = z.object({ at: z.string(), by: z.string() })
export type AbsenceNotice = z.infer<typeof AbsenceNotice>

export const parentFields = {
  parentContact: z.nullable(z.string()),
  /** The language of the student's last sign-in. Null before the first. */
  language: z.nullable(z.enum(LANGUAGES)),
}

const TellParent = body({
  batchCode: text(60, 'attendance:batchMissing'),
  date: day(message('dayMissing')),
})
export type TellParent = z.output<typeof TellParent>

const ListLowAttendance = z.strictObject({
  ...paging(20),
  ...period,
  search,
  batch: z.optional(text(60)),
  sort: z._default(z.enum(LOW_SORTS), 'percent'),
  totals: quickTotals,
})
export type ListLowAttendance = z.output<typeof ListLowAttendance>

export const LowAttendance = z.object({
  /** A student is listed once for each batch. */
  students: z.array(
    z.object({
      student: z.string(),
      studentName: z.string(),
      father: z.string(),
      batchCode: z.string(),
      courseName: z.string(),
      ...parentFields,
      /** Days of the month, in this batch. */
      present: z.number(),
      absent: z.number(),
      percent: z.number(),
      /** In this batch, in any month. */
      lastPresent: z.nullable(z.string()),
    }),
  ),
  ...totalOrCounting,
  threshold: z.number(),
  month: z.number(),
  year: z.number(),
})
export type LowAttendance = z.infer<typeof LowAttendance>

export const absencesApi = {
  exportLow: endpoint({
    may: 'attendance.list',
    ...exportOf({ path: '/api/absence/low', what: 'students with low attendance', query: ListLowAttendance }),
  }),
  low: endpoint({
    method: 'GET',
    path: '/api/absence/low',
    summary:
      'List active students of running batches whose attendance in a month is below the threshold, lowest first; by batch (`totals=quick`: or `counting`, if the total takes longer)',
    may: 'attendance.list',
    replica: true,
    query: ListLowAttendance,
    result: LowAttendance,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/absence/settings',
    summary: 'The threshold of low attendance, the edit window, and the texts to parents',
    may: 'attendance.list',
    result: AbsenceSettings,
  }),
  setSettings: endpoint({
    method: 'PUT',
    path: '/api/absence/settings',
    summary: 'Set the threshold of low attendance, the edit window, and the texts to parents',
    may: 'attendance.set-absences',
    body: AbsenceSettingsChange,
    result: AbsenceSettings,
  }),
  tell: endpoint({
    method: 'POST',
    path: '/api/absence/{id}',
    summary: "Record that a student's parent is told of an absence by WhatsApp; once for each absence",
    may: 'attendance.tell-parents',
    params: IdParams,
    body: TellParent,
    status: 201,
    idempotent: 'day',
    result: AbsenceNotice,
  }),
}
