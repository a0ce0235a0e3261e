import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'

/**
 * Row by row the running sums would take longer than everything else. Whoever else writes a student, an account or a receipt
 * waits meanwhile, so nothing is missed.
 */
export async function pauseTotals(tx: Tx): Promise<void> {
  await sql`lock table receipt_series in exclusive mode`.execute(tx)
  await sql`alter table student disable trigger student_total_of_student`.execute(tx)
  await sql`alter table student_account disable trigger student_total_of_account`.execute(tx)
}

/** Adds the sums up anew, shard by shard as the triggers keep them, and puts those to work again. */
export async function addUpTotals(tx: Tx): Promise<void> {
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

/** What the planner knows of the tables is what was there before: it is told, and the rows are marked as visible to all. */
export async function tidyTables(db: Db): Promise<void> {
  await sql`vacuum (analyze) account, course, batch, student, student_account, declared_payment, student_total, receipt,
    receipt_series, enquiry, attendance_sheet, attendance_mark, expense_category, expense, project, portfolio, audit_entry`.execute(
    db,
  )
}
