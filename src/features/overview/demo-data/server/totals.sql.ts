import { sql } from 'kysely'
import { leavePagesUncompressed } from './drop-indexes.sql.ts'
import type { Db, Tx } from '#shared/server/db.ts'

const TRIGGERS = [
  ['student', 'student_total_of_student'],
  ['student_account', 'student_total_of_account'],
  ['student', 'name_word_of_student'],
  ['enquiry', 'name_word_of_enquiry'],
  ['receipt', 'daily_sum_of_receipt'],
  ['expense', 'daily_sum_of_expense'],
  ['enquiry', 'daily_sum_of_enquiry'],
  ['student_account', 'daily_sum_of_account'],
  ['attendance_mark', 'attendance_month_add'],
  // The students are loaded with the columns of their course.
  ['enrolment', 'student_course_of_enrolment'],
  ['enrolment', 'keep_members_of_batch'],
] as const

/**
 * The triggers would be the slowest part of the load. The lock makes concurrent writers wait, so that no change is
 * missed.
 */
export async function disableTriggers(tx: Tx): Promise<void> {
  await sql`lock table receipt_series, expense_voucher_series in exclusive mode`.execute(tx)
  await switchTriggers(tx, 'disable')
}

/** Computes the values that the triggers keep, and enables the triggers again. */
export async function enableTriggers(tx: Tx, today: string): Promise<void> {
  await rebuildTotals(tx)
  await rebuildDailySums(tx)
  await rebuildBatchCounts(tx, today)
  await rebuildNameWords(tx)
  await rebuildAttendanceMonths(tx)
  await switchTriggers(tx, 'enable')
}

async function switchTriggers(tx: Tx, action: 'enable' | 'disable'): Promise<void> {
  for (const [table, trigger] of TRIGGERS)
    await sql`alter table ${sql.table(table)} ${sql.raw(action)} trigger ${sql.ref(trigger)}`.execute(tx)
}

/** Computes the totals per shard, like the triggers. */
async function rebuildTotals(tx: Tx): Promise<void> {
  await sql`
    update student_total t set n = coalesce(c.n, 0), fee = coalesce(c.fee, 0), paid = coalesce(c.paid, 0)
    from student_total k left join (
      select abs(hashtext(s.id::text) % 16) as shard, student_kind(s.status, s.is_placed) as kind,
        count(*) as n, sum(m.fee) as fee, sum(m.paid) as paid
      from student s join student_account m on m.student_id = s.id group by 1, 2
    ) c on c.shard = k.shard and c.kind = k.kind
    where t.shard = k.shard and t.kind = k.kind`.execute(tx)
}

async function rebuildDailySums(tx: Tx): Promise<void> {
  await sql`delete from daily_sum_change`.execute(tx)
  await sql`delete from daily_sum`.execute(tx)
  await sql`insert into daily_sum (kind, day, n, amount) select kind, day, n, amount from daily_total_of_records`.execute(
    tx,
  )
}

/** Counts go first: a job that adds the changes to them locks the counts first. */
async function rebuildBatchCounts(tx: Tx, today: string): Promise<void> {
  await sql`delete from batch_count`.execute(tx)
  await sql`delete from batch_count_change`.execute(tx)
  await sql`insert into batch_count (batch_id, first_on, n) select batch_id, first_on, n from batch_total_of_records`.execute(
    tx,
  )
  await sql`select fold_batch_counts(${today}::date - 7)`.execute(tx)
}

async function rebuildNameWords(tx: Tx): Promise<void> {
  await sql`
    insert into name_word (word)
    select word from (select search_key from student union select name_key from enquiry) names (key), name_words(key) word
    except select word from name_word`.execute(tx)
}

async function rebuildAttendanceMonths(tx: Tx): Promise<void> {
  await sql`delete from attendance_month`.execute(tx)
  await sql`
    insert into attendance_month (student_id, batch_id, month, present, absent)
    select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
      count(*) filter (where k.present), count(*) filter (where not k.present)
    from attendance_mark k join attendance_sheet h on h.id = k.sheet_id group by 1, 2, 3`.execute(tx)
}

/** Refreshes planner statistics and the visibility map after the bulk load. */
export async function vacuumTables(db: Db): Promise<void> {
  await leavePagesUncompressed(db)
  await sql`vacuum (analyze)`.execute(db)
}
