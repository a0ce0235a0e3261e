import * as z from 'zod/mini'
import { type Language, LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import { blankable, body, IdParams, lines, oneOf, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('privacy')

const nullableText = z.nullable(z.string())
const textByLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, nullableText]))

export const PrivacyNotice = z.object({
  /** Null: the default text of the language. */
  texts: z.object(textByLanguage as Record<Language, typeof nullableText>),
  version: z.number(),
})
export type PrivacyNotice = z.infer<typeof PrivacyNotice>

/** A blank text restores the default. */
export const PrivacyNoticeChange = body({ language: oneOf(LANGUAGES), text: blankable(lines(20_000)) }, ['version'])
export type PrivacyNoticeChange = z.output<typeof PrivacyNoticeChange>

const ADULT_AGE = 18

/** Both days are `YYYY-MM-DD`. */
export function isMinor(dateOfBirth: string, today: string): boolean {
  const adultSince = `${Number(dateOfBirth.slice(0, 4)) + ADULT_AGE}${dateOfBirth.slice(4)}`
  return today < adultSince
}

/** Optional fields of a registration. Without `consent`, none is recorded. */
export const consentShape = {
  consent: z.optional(z.boolean(message('consentMissing'))),
  /** The parent or guardian who agrees for a student under 18. */
  guardian: blankable(text(100)),
}
export type ConsentBody = { consent?: boolean | undefined; guardian?: string | null | undefined }

export const Consent = z.object({
  by: z.enum(['student', 'guardian']),
  guardian: z.nullable(z.string()),
  noticeVersion: z.number(),
  at: z.string(),
  /** Who recorded it for the student; null if it was given on the registration page. */
  recordedBy: z.nullable(z.string()),
})
export type Consent = z.infer<typeof Consent>

export const privacyApi = {
  getNotice: endpoint({
    method: 'GET',
    path: '/api/privacy',
    summary: 'The privacy notice: the own texts of the institute by language, null where the default text applies',
    may: 'students.see-notice',
    result: PrivacyNotice,
  }),
  updateNotice: endpoint({
    method: 'PUT',
    path: '/api/privacy',
    summary: 'Set the privacy notice of a language; a blank text restores the default',
    may: 'students.set-notice',
    body: PrivacyNoticeChange,
    result: PrivacyNotice,
  }),
  getConsent: endpoint({
    method: 'GET',
    path: '/api/user/consent/{id}',
    summary: 'Who agreed to the processing of a student’s data, when, and to which version of the notice',
    may: 'students.read',
    params: IdParams,
    result: z.object({ consent: z.nullable(Consent) }),
  }),
}
