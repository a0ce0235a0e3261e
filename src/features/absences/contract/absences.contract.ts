import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import { changeShape, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { body, day, IdParams, text } from '#shared/contract/scalars.ts'
import { absenceText } from './absence-text.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('absences')

const absent = { personal: false, required: 'always', input: absenceText() } as const

export const ABSENCE_SETTINGS_FIELDS = {
  absentEn: { label: 'absences:absentEn', ...absent },
  absentFr: { label: 'absences:absentFr', ...absent },
  absentTr: { label: 'absences:absentTr', ...absent },
  absentMr: { label: 'absences:absentMr', ...absent },
} satisfies Fields

export const AbsenceSettings = z.object({ ...recordShape(ABSENCE_SETTINGS_FIELDS), version: z.number() })
export type AbsenceSettings = z.infer<typeof AbsenceSettings>

export const AbsenceSettingsChange = body(changeShape(ABSENCE_SETTINGS_FIELDS), ['version'])
export type AbsenceSettingsChange = z.output<typeof AbsenceSettingsChange>

/** When a parent was told, and by whom. */
export const AbsenceNotice = z.object({ at: z.string(), by: z.string() })
export type AbsenceNotice = z.infer<typeof AbsenceNotice>

/** What it takes to tell a student's parent. */
export const parentFields = {
  parentContact: z.nullable(z.string()),
  /** Of the student's last sign-in. Null before the first. */
  language: z.nullable(z.enum(LANGUAGES)),
}

const TellParent = body({
  batchCode: text(60, message('batchMissing')),
  date: day(message('dayMissing')),
})
export type TellParent = z.output<typeof TellParent>

export const absencesApi = {
  settings: endpoint({
    method: 'GET',
    path: '/api/absence/settings',
    summary: 'The texts that tell parents of an absence',
    roles: ['hr', 'admin'],
    result: AbsenceSettings,
  }),
  setSettings: endpoint({
    method: 'PUT',
    path: '/api/absence/settings',
    summary: 'Set the texts that tell parents of an absence',
    roles: ['admin'],
    body: AbsenceSettingsChange,
    result: AbsenceSettings,
  }),
  tell: endpoint({
    method: 'POST',
    path: '/api/absence/{id}',
    summary: "Record that a student's parent is told of an absence by WhatsApp; once for each absence",
    roles: ['hr'],
    params: IdParams,
    body: TellParent,
    status: 201,
    idempotent: 'day',
    result: AbsenceNotice,
  }),
}
