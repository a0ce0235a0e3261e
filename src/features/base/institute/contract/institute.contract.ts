import * as z from 'zod/mini'
import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, type FieldName, type Fields, recordShape } from '#shared/contract/record-fields.ts'
import { body, lines, oneOf, text } from '#shared/contract/scalars.ts'
import { isGstin } from './gstin.ts'
import type en from './messages/en.json'
import { isRegNoPattern } from './reg-no-pattern.ts'
import { ENQUIRY_CHOICES, REGISTRATION_CHOICES } from './required-fields.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('institute')

/** Nobody, admins or all staff must use two-factor sign-in. */
export const TWO_FACTOR_POLICIES = ['off', 'admins', 'staff'] as const

/** Receipts are printed on A4 with two copies, on A5 landscape, or on a roll of 80 mm. */
export const RECEIPT_PAPERS = ['a4', 'a5', 'roll'] as const
export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number]

/** `name@bank`. The part after the @ has no dot, which tells a UPI id from an email address. */
const UPI_ID = /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$/i

const required = { personal: false, required: 'always' } as const

const fieldList = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  input: z.array(oneOf(names), message('badFields')),
  output: z.array(z.enum(names)),
})

const REQUIRED_FIELDS = {
  registrationFields: { ...required, label: 'institute:registrationFields', ...fieldList(REGISTRATION_CHOICES) },
  enquiryFields: { ...required, label: 'institute:enquiryFields', ...fieldList(ENQUIRY_CHOICES) },
} as const

export const INSTITUTE_FIELDS = {
  name: { ...required, label: 'institute:instituteName', input: text(200) },
  address: { ...required, label: 'words:address', input: lines(500) },
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

/** Everybody may know these: they are on the page, or printed on each receipt. */
const PUBLIC_FIELDS = {
  ...INSTITUTE_FIELDS,
  ...REQUIRED_FIELDS,
  receiptLanguage: {
    ...required,
    label: 'institute:receiptLanguage',
    input: oneOf(LANGUAGES),
    output: z.enum(LANGUAGES),
  },
  receiptPaper: {
    ...required,
    label: 'institute:receiptPaper',
    input: oneOf(RECEIPT_PAPERS),
    output: z.enum(RECEIPT_PAPERS),
  },
  gstin: {
    personal: false,
    required: 'optional',
    label: 'institute:gstin',
    input: text(30).check(
      z.overwrite((value) => value.replaceAll(' ', '').toUpperCase()),
      z.refine(isGstin, message('badGstin')),
    ),
  },
  receiptTerms: {
    personal: false,
    required: 'optional',
    label: 'institute:receiptTerms',
    input: lines(300),
  },
  upiId: {
    personal: false,
    required: 'optional',
    label: 'institute:upiId',
    input: text(255).check(z.regex(UPI_ID, message('badUpiId'))),
  },
} satisfies Fields

const POLICY_FIELDS = {
  /** `{course}/{yy}/{n}`: how students are numbered. */
  regNoPattern: {
    personal: false,
    required: 'optional',
    label: 'institute:regNoPattern',
    input: text(30).check(z.refine(isRegNoPattern, message('badRegNoPattern'))),
  },
  /** Whether HR may close the cash of all receipts, or only of the own ones. */
  hrClosesAll: {
    ...required,
    label: 'institute:hrClosesAll',
    input: z.boolean(message('badChoice')),
    output: z.boolean(),
  },
  twoFactor: {
    ...required,
    label: 'institute:twoFactor',
    input: oneOf(TWO_FACTOR_POLICIES),
    output: z.enum(TWO_FACTOR_POLICIES),
  },
  /** Whether admins see what is left to set up on their dashboard. */
  checklist: {
    ...required,
    label: 'institute:checklist',
    input: z.boolean(message('badChoice')),
    output: z.boolean(),
  },
} satisfies Fields

export const SETTINGS_FIELDS = { ...PUBLIC_FIELDS, ...POLICY_FIELDS } satisfies Fields

export const instituteShape = creationShape(INSTITUTE_FIELDS)

export const InstituteChange = body(changeShape(SETTINGS_FIELDS), ['version', 'setUp', 'mail', 'logo', 'regNos'])
export type InstituteChange = z.output<typeof InstituteChange>

export const Institute = z.object({
  ...recordShape(PUBLIC_FIELDS),
  /** The URL of the logo, which changes with it. */
  logo: z.nullable(z.string()),
  /** Students have registration numbers: there is a pattern, or somebody has been given one. Else absent. */
  regNos: z.optional(z.literal(true)),
  /** False until the first run. */
  setUp: z.boolean(),
  mail: z.boolean(),
  version: z.number(),
})
export type Institute = z.infer<typeof Institute>

export const Settings = z.object({ ...Institute.shape, ...recordShape(POLICY_FIELDS) })
export type Settings = z.infer<typeof Settings>

export type InstituteDetails = Pick<Institute, FieldName<typeof INSTITUTE_FIELDS>>

export const instituteApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/institute',
    summary:
      "The institute's name, address, phone, time zone, language, paper, GSTIN and terms of receipts, UPI id, whether students may register themselves, and which fields of registrations and enquiries are required",
    may: 'institute.see',
    result: Institute,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/institute/settings',
    summary: "The institute's settings: also who must use two-factor sign-in, and which cash HR may close",
    may: 'institute.read-settings',
    result: Settings,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/institute',
    summary: "Change the institute's settings; absent fields stay unchanged",
    may: 'institute.change',
    body: InstituteChange,
    confirm: ['upiId', 'twoFactor'],
    result: Settings,
  }),
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
