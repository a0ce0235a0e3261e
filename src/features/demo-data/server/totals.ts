import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'

/** The triggers would be the slowest part of the load. The lock makes concurrent writers wait, so that no change is missed. */
export async function disableTotalTriggers(tx: Tx): Promise<void> {
  await sql`lock table receipt_series, expense_voucher_series in exclusive mode`.execute(tx)
  await sql`alter table student disable trigger student_total_of_student`.execute(tx)
  await sql`alter table student_account disable trigger student_total_of_account`.execute(tx)
}

/** Recomputes the totals per shard, as the triggers do, and enables the triggers again. */
export async function rebuildTotals(tx: Tx): Promise<void> {
  await sql`
    update student_total t set n = coalesce(c.n, 0), fee = coalesce(c.fee, 0), paid = coalesce(c.paid, 0)
    from student_total k left join (
      select abs(hashtext(s.id::text) % 16) as shard, student_kind(s.status, s.is_placed) as kind,
        count(*) as n, sum(m.fee) as fee, sum(m.paid) as paid
      from student s join student_account m on m.student_id = s.id group by 1, 2
    ) c on c.shard = k.shard and c.kind = k.kind
    where t.shard = k.shard and t.kind = k.kind`.execute(tx)
  await sql`alter table student enable trigger student_total_of_student`.execute(tx)
  await sql`alter table student_account enable trigger student_total_of_account`.execute(tx)
}

/** Refreshes planner statistics and the visibility map after the bulk load. */
export async function vacuumTables(db: Db): Promise<void> {
  await sql`vacuum (analyze) account, course, batch, student, enrolment, student_account, declared_payment, student_total, receipt,
    receipt_series, enquiry, attendance_sheet, attendance_mark, expense_category, expense, expense_voucher_series, project, portfolio, audit_entry`.execute(
    db,
  )
}
