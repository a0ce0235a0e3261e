import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Student } from '../contract/students.contract.ts'
import { lockAccount } from './accounts.sql.ts'

/** A fee is due 35 days after the last receipt, or after joining where there is none. */
export const DUE_AFTER_DAYS = 35

/** Students with their course, batch and account; the deleted ones too, so say which you want. */
export function studentRows(db: Db) {
  return db
    .selectFrom('student as s')
    .innerJoin('account as a', 'a.id', 's.id')
    .innerJoin('course as c', 'c.id', 's.course_id')
    .innerJoin('batch as b', 'b.id', 's.batch_id')
    .innerJoin('student_account as m', 'm.student_id', 's.id')
    .leftJoin('declared_payment as d', 'd.student_id', 's.id')
}

/** The columns of a student as the contract answers them. */
export const STUDENT_COLUMNS = [
  's.id as _id',
  's.fname',
  's.lname',
  's.father',
  's.contact',
  's.alt_contact as altContact',
  'a.email',
  's.gender',
  's.dob',
  's.cur_address as curAddress',
  's.per_address as perAddress',
  's.linked_in as linkedIn',
  's.profile',
  's.degree',
  's.com_year as comYear',
  's.university',
  'c.name as course',
  's.mode',
  's.duration as cduration',
  'b.code as batch',
  's.joining_on as joiningDate',
  's.end_on as endDate',
  's.status',
  's.version',
  'm.fee as TotalFee',
  'm.paid as PaidFee',
  sql<number>`coalesce(d.fee, m.fee)`.as('fee'),
  sql<number>`m.fee - m.paid`.as('PendingFee'),
  sql<string>`m.due_from + ${sql.lit(DUE_AFTER_DAYS)}`.as('dueDate'),
  sql<'yes' | 'no'>`case when s.is_completed then 'yes' else 'no' end`.as('isCompleted'),
  sql<'placed' | 'notPlaced'>`case when s.is_placed then 'placed' else 'notPlaced' end`.as('isPlaced'),
  sql<Student['declared']>`case when d.student_id is not null then
    json_build_object('fee', d.fee, 'Paidfee', d.paid, 'payMode', d.pay_mode) end`.as('declared'),
] as const

/** A student who has not been deleted. */
export async function getStudent(db: Db, id: string): Promise<Student | undefined> {
  return studentRows(db)
    .select(STUDENT_COLUMNS)
    .where('s.id', '=', id)
    .where('s.status', '<>', 'Deleted')
    .executeTakeFirst()
}

/**
 * Locks the student's record, then what is owed and paid, until the transaction ends; then reads it. The weaker lock lets a
 * payment that holds the account refer to the student meanwhile: the stronger one would be a deadlock.
 */
export async function lockStudent(tx: Tx, id: string): Promise<Student | undefined> {
  await tx.selectFrom('student').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await lockAccount(tx, id)
  return getStudent(tx, id)
}

export type StudentRow = {
  fname: string
  lname: string
  father: string
  contact: string
  altContact: string | null
  gender: string | null
  dob: string | null
  curAddress: string | null
  perAddress: string | null
  linkedIn: string | null
  profile: string | null
  degree: string | null
  comYear: string | null
  university: string | null
  courseId: string
  batchId: string
  mode: string
  cduration: string
  joiningDate: string
  endDate: string | null
  isCompleted: string
  isPlaced: string
}

/** The table's columns of a student's own fields. */
function columnsOf(row: StudentRow) {
  return {
    fname: row.fname,
    lname: row.lname,
    father: row.father,
    contact: row.contact,
    alt_contact: row.altContact,
    gender: row.gender,
    dob: row.dob,
    cur_address: row.curAddress,
    per_address: row.perAddress,
    linked_in: row.linkedIn,
    profile: row.profile,
    degree: row.degree,
    com_year: row.comYear,
    university: row.university,
    course_id: row.courseId,
    batch_id: row.batchId,
    mode: row.mode,
    duration: row.cduration,
    joining_on: row.joiningDate,
    end_on: row.endDate,
    is_completed: row.isCompleted === 'yes',
    is_placed: row.isPlaced === 'placed',
    search_key: keyOf(`${row.fname} ${row.lname}`),
  }
}

type NewStudent = { id: string; row: StudentRow; status: 'Active' | 'Pending'; fee: number; at: Date }

export async function insertStudent(tx: Tx, { id, row, status, fee, at }: NewStudent): Promise<void> {
  await tx
    .insertInto('student')
    .values({ id, ...columnsOf(row), status, created_at: at })
    .execute()
  await tx.insertInto('student_account').values({ student_id: id, fee, due_from: row.joiningDate }).execute()
}

export async function updateStudent(tx: Tx, id: string, row: StudentRow): Promise<void> {
  await tx
    .updateTable('student')
    .set((eb) => ({ ...columnsOf(row), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setStatus(tx: Tx, id: string, status: 'Active' | 'Disable' | 'Deleted'): Promise<void> {
  await tx
    .updateTable('student')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The ids of a student's course and batch as they stand. */
export async function placeOf(tx: Tx, id: string): Promise<{ courseId: string; batchId: string }> {
  return tx
    .selectFrom('student')
    .select(['course_id as courseId', 'batch_id as batchId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
