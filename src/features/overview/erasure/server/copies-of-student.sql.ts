import { sql } from 'kysely'
import { formatReceiptNumber } from '#features/domain/fees/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { StudentDataRecords } from '../contract/student-data.contract.ts'

type Copies = Pick<StudentDataRecords, 'voidedReceipts' | 'reminders' | 'absenceNotices' | 'waiting' | 'enquiries'>

/** Lists the data of a student that no other call returns to the student, without names, ids and texts of staff. */
export async function listCopies(db: Db, scope: Scope, id: string): Promise<Copies> {
  return {
    voidedReceipts: await listVoidedReceipts(db, scope, id),
    reminders: await listReminders(db, scope, id),
    absenceNotices: await listAbsenceNotices(db, scope, id),
    waiting: await listWaiting(db, scope, id),
    enquiries: await listEnquiries(db, scope, id),
  }
}

async function listVoidedReceipts(db: Db, scope: Scope, id: string) {
  const rows = await db
    .selectFrom('receipt')
    .select(['financial_year', 'n', 'paid_on as date', 'paid', 'pay_mode as payMode'])
    .select(['exact_mode as exactMode', 'voided_at'])
    .where('student_id', '=', id)
    .$call(within(scope, 'student_id'))
    .where('voided_at', 'is not', null)
    .orderBy('voided_at')
    .execute()
  return rows.map(({ financial_year: year, n, voided_at: at, ...receipt }) => ({
    receiptNo: formatReceiptNumber(year, n),
    ...receipt,
    voidedAt: at!.toISOString(),
  }))
}

async function listReminders(db: Db, scope: Scope, id: string) {
  const reminders = db
    .selectFrom('reminder')
    .select(['at', 'channel', 'state'])
    .where('student_id', '=', id)
    .$call(within(scope, 'student_id'))
  return (await reminders.orderBy('at').execute()).map(({ at, ...reminder }) => ({ at: at.toISOString(), ...reminder }))
}

async function listAbsenceNotices(db: Db, scope: Scope, id: string) {
  const notices = db
    .selectFrom('absence_notice')
    .select(['day', 'at'])
    .where('student_id', '=', id)
    .$call(within(scope, 'student_id'))
  return (await notices.orderBy('day').execute()).map(({ day, at }) => ({ date: day, at: at.toISOString() }))
}

async function listWaiting(db: Db, scope: Scope, id: string) {
  const rows = await db
    .selectFrom('batch_waiting as w')
    .innerJoin('batch as b', 'b.id', 'w.batch_id')
    .select(['b.code as batch', 'w.at', 'w.removed_at'])
    .where('w.student_id', '=', id)
    .$call(within(scope, 'w.student_id'))
    .orderBy('w.at')
    .execute()
  return rows.map(({ batch, at, removed_at: removed }) => ({
    batch,
    since: at.toISOString(),
    removedAt: removed?.toISOString() ?? null,
  }))
}

const listEnquiries = (db: Db, scope: Scope, id: string) =>
  db
    .selectFrom('enquiry as q')
    .innerJoin('course as c', 'c.id', 'q.course_id')
    .select(['q.day as date', 'q.name', 'q.contact', 'q.alt_contact as altContact', 'q.mail_id as mailId'])
    .select(['q.qualification', 'q.address', 'c.name as course', sql<string>`q.mode`.as('mode')])
    .where('q.student_id', '=', id)
    .$call(within(scope, 'q.student_id'))
    .execute()
