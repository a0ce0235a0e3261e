import { v7 as uuid } from 'uuid'
import { insertImportedEnrolments } from '#features/enrolments/server/public.ts'
import { type ImportedReceipt, insertImportedReceipts } from '#features/fees/server/public.ts'
import { insertImportedAccounts, toEmailTakenError } from '#features/identity/server/public.ts'
import {
  type ImportedStudent,
  insertImportedAccounts as insertStudentAccounts,
  insertImportedStudents,
} from '#features/students/server/public.ts'
import { STUDENT_FIELDS } from '#features/students/contract/students.contract.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { fieldNames } from '#shared/contract/record-fields.ts'
import type { Tx } from '#shared/server/db.ts'
import type { RowGroup } from '../list-groups.sql.ts'
import type { ParseContext } from '../parse-context.ts'
import { getBatch, parseStudent, type RowValues, splitName } from './parse-student.ts'

type StudentRow = ImportedStudent['row']
type Planned = ImportedStudent & { fee: number; name: string; course: string; bCode: string; payments: RowValues[] }

/** 409: an email was registered meanwhile. */
export async function insertStudents(
  tx: Tx,
  people: readonly RowGroup[],
  context: ParseContext,
  of: { importId: string; at: Date },
): Promise<void> {
  const students = people.map((person) => planStudent(person, context))
  await insertImportedAccounts(
    tx,
    students.map(({ id, name, row }) => ({ id, name, email: row.email })),
    of.at,
  ).catch((error: unknown) => {
    throw toEmailTakenError(error)
  })
  await insertImportedStudents(tx, students, of)
  const enrolments = await insertImportedEnrolments(tx, students, of.at)
  await insertImportedReceipts(
    tx,
    students.flatMap((student, index) => toReceipts(student, enrolments[index] ?? '')),
    of,
  )
  await insertStudentAccounts(
    tx,
    students.map(({ id }) => id),
  )
}

/** The fields are those of the first row. What the institute has to add later is blank. */
function planStudent({ line, rows }: RowGroup, context: ParseContext): Planned {
  const parsed = rows.map((cells) => parseStudent(cells, context).values)
  const [first] = parsed
  const course = context.courses.get(keyOf(first?.course ?? ''))
  const batch = first && context.batches.get(keyOf(getBatch(first)))
  if (!first || !course || !batch) throw new Error(`row ${line} of the import was not checked`)
  const { fname, lname } = splitName(first)
  const payments = parsed.flatMap((values) => (values?.paid === undefined ? [] : [values]))
  const joiningDate = first.joiningDate ?? payments.map(getPaidOn).toSorted()[0] ?? context.today
  return {
    id: uuid(),
    name: `${fname} ${lname}`.trim(),
    fee: first.fee ?? course.fee,
    course: course.name,
    bCode: batch.code,
    payments: payments.toSorted((a, b) => (getPaidOn(a) < getPaidOn(b) ? -1 : 1)),
    row: {
      ...fillBlanks(first),
      ...{ fname, lname, courseId: course.id, batchId: batch.id, joiningDate },
      ...{ cduration: first.cduration ?? course.duration, mode: first.mode === 'online' ? 'online' : 'offline' },
      isCompleted: first.isCompleted === 'yes' ? 'yes' : 'no',
      isPlaced: first.isPlaced === 'placed' ? 'placed' : 'notPlaced',
    },
  }
}

/** A blank text where a student always has one, else null. */
const fillBlanks = (values: RowValues): StudentRow =>
  Object.fromEntries(
    fieldNames(STUDENT_FIELDS).map((name) => [
      name,
      values[name] ?? (STUDENT_FIELDS[name].required === 'always' ? '' : null),
    ]),
  ) as unknown as StudentRow

const getPaidOn = ({ paidOn, joiningDate = '' }: RowValues) => paidOn ?? joiningDate

const toReceipts = ({ id, name, row, fee, course, bCode, payments }: Planned, enrolmentId: string): ImportedReceipt[] =>
  payments.map((payment) => ({
    ...{ studentId: id, enrolmentId, name, contact: row.contact, course, bCode, fee },
    ...{ paid: payment.paid ?? 0, paidOn: getPaidOn(payment), payMode: payment.payMode ?? 'Others' },
    ...{ reference: payment.oldReceipt ?? null, note: payment.note ?? null },
  }))
