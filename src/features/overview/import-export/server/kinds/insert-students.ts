import { v7 as uuid } from 'uuid'
import { insertStudents as insertRows } from '#features/domain/students/enrolments/server/public.ts'
import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import {
  type ImportedReceipt,
  insertImportedDiscounts,
  insertImportedReceipts,
} from '#features/domain/fees/server/imports/public.ts'
import { createAccounts } from '#features/base/identity/server/accounts/public.ts'
import { type NewStudent } from '#features/domain/students/server/public.ts'
import { takeRegNos } from '#features/domain/students/server/reg-nos/public.ts'
import { STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { fieldNames } from '#shared/contract/record-fields.ts'
import type { Tx } from '#shared/server/db.ts'
import { recordCreated } from '../import-records.sql.ts'
import type { RowGroup } from '../list-groups.sql.ts'
import type { ParseContext } from '../parse-context.ts'
import type { Origin } from './kind-rules.ts'
import { parseStudent, type Payment, type RowValues, splitName } from './parse-student.ts'

type StudentRow = NewStudent['row']
type Planned = NewStudent & {
  fee: number
  listFee: number
  feeReason: string | null
  discount: number | undefined
  name: string
  course: string
  bCode: string
  payments: Payment[]
}

/** 409: an email was registered meanwhile. 422: a registration number was taken meanwhile. */
export async function insertStudents(
  tx: Tx,
  people: readonly RowGroup[],
  context: ParseContext,
  of: Origin,
): Promise<void> {
  const planned = people.map((person) => planStudent(person, context))
  const students = await withRegNos(tx, planned)
  await createAccounts(
    tx,
    students.map(({ id, name, status, row }) => ({
      id,
      role: 'student',
      name,
      email: row.email,
      passwordHash: '',
      state: status === 'Active' ? 'active' : 'disabled',
    })),
    of.at,
  )
  await insertRows(
    tx,
    students.map((student) => withConcession(student, context, of)),
    of,
    async (enrolmentIds) => {
      await insertImportedDiscounts(
        tx,
        students.flatMap((student, index) => toDiscounts(student, enrolmentIds[index] ?? '', context)),
        of,
      )
      await insertImportedReceipts(
        tx,
        students.flatMap((student, index) => toReceipts(student, enrolmentIds[index] ?? '')),
        of,
      )
    },
  )
  await recordCreated(
    tx,
    of.importId,
    'student',
    students.map(({ id }) => id),
  )
}

/** The limit of HR does not count what an admin imports. */
const withConcession = (student: Planned, { today }: ParseContext, { actorId, isLimitExempt }: Origin) => ({
  ...student,
  isLimitExempt,
  concession:
    student.fee < student.listFee
      ? { kind: 'Import' as const, reason: student.feeReason, day: today, by: actorId }
      : null,
})

function toDiscounts({ id, discount, feeReason, row }: Planned, enrolmentId: string, { today }: ParseContext) {
  if (discount === undefined) return []
  const day = row.joiningDate < today ? row.joiningDate : today
  return [{ studentId: id, enrolmentId, amount: discount, reason: feeReason, day }]
}

/** Students without a number in the file get one by the pattern of Settings. */
async function withRegNos(tx: Tx, planned: Planned[]): Promise<Planned[]> {
  const without = planned.filter(({ row }) => !row.regNo)
  const numbers = await takeRegNos(
    tx,
    without.map(({ course, row }) => ({ course, joiningDate: row.joiningDate })),
  )
  const given = new Map(without.map(({ id }, index) => [id, numbers[index]]))
  return planned.map((student) => {
    const regNo = given.get(student.id)
    return regNo ? { ...student, row: { ...student.row, regNo } } : student
  })
}

/** Takes the fields from the first row. Fields that the institute has to add later are blank. */
function planStudent({ line, rows }: RowGroup, context: ParseContext): Planned {
  const parsed = rows.map((cells) => parseStudent(cells, context).values)
  const [first] = parsed
  const course = context.courses.get(keyOf(first?.course ?? ''))
  const batch = first && context.batches.get(keyOf(first.batch ?? ''))
  if (!first || !course || !batch) throw new Error(`row ${line} of the import was not checked`)
  const { fname, lname } = splitName(first)
  const payments = parsed.flatMap((values) => values?.payments ?? [])
  const byDay = payments.toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : a.paidOn > b.paidOn ? 1 : 0))
  const joiningDate = first.joiningDate ?? byDay[0]?.paidOn ?? context.today
  return {
    id: uuid(),
    status: first.status === 'Disable' ? 'Disable' : 'Active',
    name: `${fname} ${lname}`.trim(),
    fee: first.fee ?? course.fee,
    listFee: course.fee,
    feeReason: first.feeReason ?? null,
    discount: first.discount,
    course: course.name,
    bCode: batch.code,
    payments: byDay,
    row: {
      ...fillBlanks(first),
      fname,
      lname,
      courseId: course.id,
      batchId: batch.id,
      joiningDate,
      cduration: first.cduration ?? course.duration,
      mode: first.mode === 'online' ? 'online' : 'offline',
      isCompleted: first.isCompleted === 'yes' ? 'yes' : 'no',
      isPlaced: first.isPlaced === 'placed' ? 'placed' : 'notPlaced',
    },
  }
}

/** Course and batch are stored by id, and the fee with the enrolment. */
const { course: _course, batch: _batch, fee: _fee, ...STORED_FIELDS } = STUDENT_FIELDS

/** Fills fields that a student always has with a blank text, others with null. */
const fillBlanks = (values: RowValues): StudentRow =>
  Object.fromEntries(
    fieldNames(STORED_FIELDS).map((name) => [
      name,
      values[name] ?? (STORED_FIELDS[name].required === 'always' ? '' : null),
    ]),
  ) as unknown as StudentRow

const toReceipts = ({ id, name, row, course, bCode, payments }: Planned, enrolmentId: string): ImportedReceipt[] =>
  payments.map(({ paid, paidOn, payMode = 'Others', oldReceipt = null, note = null }) => ({
    studentId: id,
    enrolmentId,
    name,
    contact: row.contact,
    course,
    bCode,
    paid,
    paidOn,
    ...toStoredMode(payMode),
    reference: oldReceipt,
    note,
  }))
