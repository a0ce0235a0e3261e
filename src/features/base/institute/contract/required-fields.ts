import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { oneOf } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('institute')

/** The fields of a registration that an institute may require or leave open, in the order of the form. */
export const REGISTRATION_CHOICES = [
  'lname',
  'father',
  'dob',
  'gender',
  'contact',
  'altContact',
  'parentContact',
  'perAddress',
  'curAddress',
  'degree',
  'comYear',
  'university',
] as const
export type RegistrationChoice = (typeof REGISTRATION_CHOICES)[number]

export const ENQUIRY_CHOICES = ['qualification', 'address', 'mailId', 'contact', 'altContact', 'ref', 'remark'] as const
export type EnquiryChoice = (typeof ENQUIRY_CHOICES)[number]

const NOT_BY_DEFAULT: readonly string[] = ['altContact', 'parentContact', 'curAddress']
export const DEFAULT_REGISTRATION_FIELDS: RegistrationChoice[] = REGISTRATION_CHOICES.filter(
  (name) => !NOT_BY_DEFAULT.includes(name),
)
export const DEFAULT_ENQUIRY_FIELDS: EnquiryChoice[] = ['qualification', 'address']

const fieldList = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  input: z.array(oneOf(names), message('badFields')),
  output: z.array(z.enum(names)),
})

const always = { personal: false, required: 'always' } as const

export const REQUIRED_FIELDS = {
  registrationFields: { ...always, label: 'institute:registrationFields', ...fieldList(REGISTRATION_CHOICES) },
  enquiryFields: { ...always, label: 'institute:enquiryFields', ...fieldList(ENQUIRY_CHOICES) },
} as const
