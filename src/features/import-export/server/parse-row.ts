import * as z from 'zod/mini'
import type feesEn from '#features/fees/contract/messages/en.json'
import type studentsEn from '#features/students/contract/messages/en.json'
import { type MessageWithValues, parseInput } from '#shared/contract/issue-messages.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { LANGUAGES, messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type sharedEn from '#shared/contract/messages/en.json'
import type { Translate } from '#shared/server/messages.ts'
import { STUDENT_IMPORT_FIELDS, type ImportField, type StudentImportField } from '../contract/import-kinds.ts'
import type { DayOrder } from '../contract/imports.contract.ts'
import type en from '../contract/messages/en.json'
import type { Mapping } from './match-columns.ts'
import { type Choices, hasLostDigits, normalizeCell, toChoiceKey } from './normalize-cell.ts'

const message = messagesOf<typeof en>('import-export')
const students = messagesOf<typeof studentsEn>('students')
const fees = messagesOf<typeof feesEn>('fees')
const shared = messagesOf<typeof sharedEn>('shared')

export type Course = { id: string; name: string; fee: number; duration: string }
export type Batch = { id: string; code: string; courseId: string; course: string }

/** What rows are checked against: the institute's courses and batches by key. */
export type ParseContext = {
  mapping: Mapping
  dayOrder: DayOrder
  today: string
  courses: Map<string, Course>
  batches: Map<string, Batch>
  choices: Record<string, Choices>
}

type Texts = { [Field in StudentImportField]?: string }
export type RowValues = Omit<Texts, 'fee' | 'paid'> & { fee?: number; paid?: number }
type Errors = Record<string, MessageWithValues>
/** Without values if there are errors. */
export type ParsedRow = { values?: RowValues; errors: Errors }

const FIELDS = Object.entries(STUDENT_IMPORT_FIELDS) as [StudentImportField, ImportField][]

const Row = z.object(Object.fromEntries(FIELDS.map(([name, { input }]) => [name, z.optional(input)])))

const MODE_SYNONYMS: Record<string, string> = {
  ...{ upi: 'Online', gpay: 'Online', googlepay: 'Online', phonepe: 'Online', paytm: 'Online', card: 'Online' },
  ...{ neft: 'Online', imps: 'Online', rtgs: 'Online', banktransfer: 'Online', netbanking: 'Online' },
  ...{ cheque: 'Others', check: 'Others', dd: 'Others' },
}

const SYNONYMS: Record<string, Record<string, string>> = {
  gender: { m: 'male', f: 'female', boy: 'male', girl: 'female' },
  isCompleted: { y: 'yes', n: 'no' },
  isPlaced: { yes: 'placed', no: 'notPlaced', y: 'placed', n: 'notPlaced' },
  payMode: MODE_SYNONYMS,
}

/** The values of each choice by its label in any language, its value or a synonym. */
export function listChoices(translate: Translate): Record<string, Choices> {
  return Object.fromEntries(
    FIELDS.filter(([, { choices }]) => choices !== undefined).map(([name, { choices = {} }]) => [
      name,
      new Map([
        ...Object.entries(SYNONYMS[name] ?? {}),
        ...Object.entries(choices).flatMap(([value, label]) =>
          [value, ...LANGUAGES.map((language) => translate(language, label))].map(
            (text) => [toChoiceKey(text), value] as const,
          ),
        ),
      ]),
    ]),
  )
}

/** The values of a row, as the API takes them, and a message for each that is wrong or missing. */
export function parseRow(cells: readonly string[], context: ParseContext): ParsedRow {
  const texts: Texts = {}
  const lost: Errors = {}
  for (const [name, field] of FIELDS) {
    const cell = cells[context.mapping[name] ?? -1]?.trim() ?? ''
    if (hasLostDigits(cell)) lost[name] = { key: message('digitsLost'), values: {} }
    if (cell !== '') texts[name] = normalizeCell(cell, field, context.choices[name] ?? new Map(), context.dayOrder)
  }
  if (texts.paid !== undefined && Number(texts.paid) === 0) delete texts.paid
  const { data, messages } = parseInput(Row, texts)
  const errors = { ...findFaults(texts, context), ...messages, ...lost }
  return Object.keys(errors).length === 0 ? { values: data as RowValues, errors } : { errors }
}

function findFaults(values: Texts, context: ParseContext): Errors {
  const faults: Errors = {}
  const add = (
    isWrong: boolean,
    field: StudentImportField,
    key: MessageKey,
    details: MessageWithValues['values'] = {},
  ) => {
    if (isWrong) faults[field] ??= { key, values: details }
  }
  const { today, courses, batches } = context
  const {
    name,
    fname,
    course = '',
    batch = '',
    contact,
    email,
    dob,
    joiningDate,
    endDate,
    paid,
    paidOn,
    oldReceipt,
  } = values
  add(name === undefined && fname === undefined, 'name', shared('required'))
  add(course === '', 'course', shared('required'))
  add(contact === undefined && email === undefined, 'contact', message('phoneOrEmail'))
  add(isAfter(dob, today), 'dob', students('bornInFuture'))
  add(isAfter(joiningDate, endDate), 'endDate', students('endsBeforeJoining'))
  add(paid === undefined && (paidOn ?? oldReceipt) !== undefined, 'paid', fees('amountMissing'))
  add(paid !== undefined && (paidOn ?? joiningDate) === undefined, 'paidOn', fees('dateMissing'))
  add(isAfter(paidOn, today), 'paidOn', message('paidInFuture'))
  add(isAfter(FIRST_PAYMENT_DAY, paidOn), 'paidOn', message('paidTooEarly'))
  const known = batches.get(keyOf(getBatch(values)))
  add(
    known !== undefined && known.courseId !== courses.get(keyOf(course))?.id,
    batch === '' ? 'course' : 'batch',
    message('otherCourse'),
    { course: known?.course ?? '' },
  )
  return faults
}

const FIRST_PAYMENT_DAY = '2000-01-01'
const isAfter = (left: string | undefined, right: string | undefined) =>
  left !== undefined && right !== undefined && left > right

/** Without a batch, a student joins the one that has the name of the course. */
export const getBatch = ({ batch, course = '' }: Pick<RowValues, 'batch' | 'course'>): string =>
  batch ?? course.slice(0, 60).trim()

/** First and last name. The last name is blank if there is one word. */
export function splitName({ name = '', fname, lname }: Pick<RowValues, 'name' | 'fname' | 'lname'>): {
  fname: string
  lname: string
} {
  if (fname !== undefined) return { fname, lname: lname ?? '' }
  const [first = '', ...rest] = name.split(/\s+/)
  return { fname: first, lname: lname ?? rest.join(' ') }
}
