import * as z from 'zod/mini'
import type feesEn from '#features/fees/contract/messages/en.json'
import type studentsEn from '#features/students/contract/messages/en.json'
import { type MessageWithValues, parseInput } from '#shared/contract/issue-messages.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type sharedEn from '#shared/contract/messages/en.json'
import { STUDENT_IMPORT_FIELDS, type StudentImportField } from '../../contract/import-students.ts'
import type en from '../../contract/messages/en.json'
import type { ParseContext } from '../parse-context.ts'
import { type Errors, readCells } from '../read-cells.ts'

const message = messagesOf<typeof en>('import-export')
const students = messagesOf<typeof studentsEn>('students')
const fees = messagesOf<typeof feesEn>('fees')
const shared = messagesOf<typeof sharedEn>('shared')

type Texts = { [Field in StudentImportField]?: string }
export type RowValues = Omit<Texts, 'fee' | 'paid'> & { fee?: number; paid?: number }
/** Without values if there are errors. */
export type ParsedRow = { values?: RowValues; errors: Errors }

const Row = z.object(
  Object.fromEntries(Object.entries(STUDENT_IMPORT_FIELDS).map(([name, { input }]) => [name, z.optional(input)])),
)

/** The values of a row, as the API takes them, and a message for each that is wrong or missing. */
export function parseStudent(cells: readonly string[], context: ParseContext): ParsedRow {
  const { texts, lost } = readCells(cells, STUDENT_IMPORT_FIELDS, context)
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
