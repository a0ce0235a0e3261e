import { sql } from 'kysely'
import { findAccess } from '#features/domain/admissions/server/public.ts'
import { formatReceiptNumber } from '#features/domain/fees/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { getStatusHistory } from './get-status-history.ts'

const RECEIPTS = 3
const DAYS = 30

export async function getOverview(ctx: Ctx, id: string): Promise<StudentOverview> {
  const { db, clock } = ctx
  found(await findStudent(db, id))
  const today = await getToday(db, clock)
  const [figures, receipts, days, { changes }, access] = await readTogether(db, (db) => [
    readFigures(db, id),
    readReceipts(db, id),
    readDays(db, id, today),
    getStatusHistory({ ...ctx, db }, id),
    findAccess(db, id),
  ])
  const { receipts: count, present, absent, ...others } = figures
  return { ...others, fees: { count, receipts }, attendance: { present, absent, days }, changes, access }
}

function readFigures(db: Db, id: string) {
  const countRows = (from: 'receipt' | 'attendance_mark' | 'project', condition: string) =>
    sql<number>`(select count(*) from ${sql.table(from)} where student_id = ${id} and ${sql.raw(condition)})`
  return db
    .selectFrom('student as s')
    .innerJoin('batch as b', 'b.id', 's.batch_id')
    .select('b.time as bTime')
    .select([
      countRows('receipt', 'voided_at is null').as('receipts'),
      countRows('attendance_mark', 'present').as('present'),
      countRows('attendance_mark', 'not present').as('absent'),
      countRows('project', 'true').as('projects'),
      sql<string | null>`(select max(day) from reminder where student_id = ${id})`.as('reminded'),
      sql<StudentOverview['portfolio']>`(
        select coalesce(json_agg(json_build_object('_id', id, 'portfolio', link) order by created_at desc, id desc), '[]')
        from portfolio where student_id = ${id})`.as('portfolio'),
    ])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()
}

async function readReceipts(db: Db, id: string) {
  const rows = await db
    .selectFrom('receipt')
    .select(['id', 'financial_year', 'n', 'paid_on', 'pay_mode', 'exact_mode', 'paid'])
    .where('student_id', '=', id)
    .where('voided_at', 'is', null)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .limit(RECEIPTS)
    .execute()
  return rows.map(({ id: _id, financial_year, n, paid_on, pay_mode, exact_mode, paid }) => ({
    _id,
    receiptNo: formatReceiptNumber(financial_year, n),
    date: paid_on,
    payMode: pay_mode,
    exactMode: exact_mode,
    paid,
  }))
}

/** A student who is present in one batch of a day counts as present. */
async function readDays(db: Db, id: string, today: string) {
  const { rows } = await sql<{ date: string; present: boolean | null }>`
    select d.day::date as date, (select bool_or(k.present) from attendance_mark k
      where k.student_id = ${id} and k.day = d.day::date) as present
    from generate_series(${today}::date - ${DAYS - 1}::int, ${today}::date, '1 day') as d (day) order by d.day`.execute(
    db,
  )
  return rows
}
