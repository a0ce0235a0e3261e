import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, type FieldName, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { body, lines, oneOf, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('institute')

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** Who must use two-factor sign-in: nobody, admins, or all staff. */
export const TWO_FACTOR_POLICIES = ['off', 'admins', 'staff'] as const

const required = { personal: false, required: 'always' } as const

/** In the order of the form. */
export const INSTITUTE_FIELDS = {
  name: { ...required, label: 'institute:instituteName', input: text(200) },
  address: { ...required, label: 'institute:address', input: lines(500) },
  phone: { ...required, label: 'institute:phone', input: text(30) },
  timeZone: {
    ...required,
    label: 'institute:timeZone',
    input: text(60).check(z.refine(isTimeZone, message('badTimeZone'))),
  },
  selfRegistration: {
    ...required,
    label: 'institute:selfRegistration',
    input: z.boolean(message('badChoice')),
    output: z.boolean(),
  },
} satisfies Fields

/** The fields of the settings. */
export const SETTINGS_FIELDS = {
  ...INSTITUTE_FIELDS,
  receiptLanguage: {
    ...required,
    label: 'institute:receiptLanguage',
    input: oneOf(LANGUAGES),
    output: z.enum(LANGUAGES),
  },
  twoFactor: {
    ...required,
    label: 'institute:twoFactor',
    input: oneOf(TWO_FACTOR_POLICIES),
    output: z.enum(TWO_FACTOR_POLICIES),
  },
} satisfies Fields

/** The fields of the first-run form. */
export const instituteShape = creationShape(INSTITUTE_FIELDS)

export const InstituteChange = body(changeShape(SETTINGS_FIELDS), ['version', 'setUp', 'mail'])
export type InstituteChange = z.output<typeof InstituteChange>

export const Institute = z.object({
  ...recordShape(SETTINGS_FIELDS),
  /** False until the first run. */
  setUp: z.boolean(),
  /** Whether emails are sent. */
  mail: z.boolean(),
  version: z.number(),
})
export type Institute = z.infer<typeof Institute>
export type InstituteDetails = Pick<Institute, FieldName<typeof INSTITUTE_FIELDS>>

export const instituteApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/institute',
    summary:
      "The institute's name, address, phone, time zone, language of printed receipts, who must use two-factor sign-in, and whether students may register themselves",
    roles: ['anyone'],
    result: Institute,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/institute',
    summary: "Change the institute's settings; absent fields stay unchanged",
    roles: ['admin'],
    body: InstituteChange,
    result: Institute,
  }),
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
