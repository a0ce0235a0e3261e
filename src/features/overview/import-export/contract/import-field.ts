import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Field, FieldName, Fields } from '#shared/contract/record-fields.ts'
import { text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('import-export')

export type ImportField = {
  label: MessageKey
  /** The schema of a cell that is not blank, after normalization. */
  input: Field['input']
  /** How a cell is normalized. Undefined for text. */
  type?: 'day' | 'amount' | 'choice'
  choices?: Record<string, MessageKey>
  synonyms?: Record<string, string>
  /** Other names of the column, in English. */
  aliases?: readonly string[]
  /** Aliases for columns that no field has so far. Those of the first list are tried before those of the second. */
  lastAliases?: readonly [readonly string[], readonly string[]]
  /**
   * The number from 1 of a field that a row has several times. Its column may have the number in its name: 'Payment 2',
   * '2nd instalment'.
   */
  number?: number
  /** Further names of the column if they have a number. */
  numberedAliases?: readonly string[]
}
export type ImportFields = Record<string, ImportField>

/** Address books use the last ones. */
export const PHONE_ALIASES = [
  'Phone',
  'Phone number',
  'Phone no',
  'Mobile',
  'Mobile number',
  'Mobile no',
  'WhatsApp',
  'Mobile phone',
  'Phone 1',
  'Phone 1 - Value',
]
export const EMAIL_ALIASES = [
  'Email address',
  'Mail',
  'Mail id',
  'Email id',
  'Student email address',
  'E-mail 1 - Value',
]

export const REG_NO_ALIASES = [
  ...['Registration', 'Reg', 'Regn', 'Regd', 'Register', 'Admission', 'Adm', 'Enrolment', 'Enrollment', 'Roll'].flatMap(
    (what) => [`${what} no`, `${what} number`, `${what} id`],
  ),
  'SRN',
  'GR no',
  'GR number',
  'Student code',
  'Student no',
  'Student number',
]

/** The country code is joined to the phone number. */
export const COUNTRY_CODE = {
  label: message('countryCode'),
  input: text(5),
  aliases: ['Country code', 'ISD code', 'Dial code'],
} satisfies ImportField

export const DAY = { type: 'day' } as const
export const AMOUNT = { type: 'amount' } as const
export const choices = <V extends string>(values: readonly V[], labels: Record<V, MessageKey>) =>
  ({ type: 'choice', choices: Object.fromEntries(values.map((value) => [value, labels[value]])) }) as const

export const toLabel = ({ label, number = 1 }: ImportField, translate: (key: MessageKey) => string) =>
  number === 1 ? translate(label) : `${translate(label)} ${number}`

/** `details` overrides what the field declares. */
export function importFieldsOf<F extends Fields>(
  fields: F,
  details: { [Name in FieldName<F>]?: Partial<ImportField> },
): Record<FieldName<F>, ImportField> {
  const imported = Object.entries(fields).map(([name, { label, input, kind, labels }]) => [
    name,
    {
      label,
      input,
      ...(kind === 'day' && DAY),
      ...(kind === 'rupees' && AMOUNT),
      ...(labels && { type: 'choice', choices: labels }),
      ...details[name as FieldName<F>],
    },
  ])
  return Object.fromEntries(imported) as Record<FieldName<F>, ImportField>
}
