import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Tx } from '#shared/server/db.ts'

export type RecordTable = 'student' | 'course' | 'batch' | 'enquiry' | 'expense'

/** The contents of a record `r`, without its version: a change that was reverted does not count. */
const CONTENTS: Record<RecordTable, RawBuilder<string>> = {
  student: sql`concat_ws('|', to_jsonb(r) - 'version',
    (select concat_ws('|', a.name, a.email, a.password_hash, a.state) from account a where a.id = r.id),
    (select jsonb_agg(to_jsonb(e) - 'version' order by e.n) from enrolment e where e.student_id = r.id),
    (select count(*) from fee_plan_row p join enrolment e on e.id = p.enrolment_id where e.student_id = r.id),
    (select jsonb_agg(jsonb_build_array(p.paid, p.paid_on, p.pay_mode, p.reference, p.note) order by p.n)
      from receipt p where p.student_id = r.id and p.import_id = r.import_id),
    (select jsonb_agg(jsonb_build_array(d.amount, d.withdrawn_at) order by d.id)
      from fee_adjustment d where d.student_id = r.id and d.import_id = r.import_id))`,
  course: sql`(to_jsonb(r) - 'version')::text`,
  batch: sql`(to_jsonb(r) - 'version')::text`,
  enquiry: sql`(to_jsonb(r) - 'version')::text`,
  expense: sql`(to_jsonb(r) - array['version', 'updated_at', 'voided_at', 'voided_by'])::text`,
}

/** Records that depend on the record `r`. */
const USES: Record<RecordTable, RawBuilder<unknown>[]> = {
  student: [
    sql`from receipt p where p.student_id = r.id and p.import_id is distinct from r.import_id and p.voided_at is null`,
    sql`from refund f where f.student_id = r.id and f.voided_at is null`,
    sql`from fee_adjustment d where d.student_id = r.id and d.import_id is null and d.withdrawn_at is null`,
    sql`from attendance_mark k where k.student_id = r.id`,
    sql`from certificate c where c.student_id = r.id and c.revoked_at is null`,
  ],
  course: [
    sql`from batch b where b.course_id = r.id and b.deleted_at is null`,
    sql`from enrolment e join student s on s.id = e.student_id where e.course_id = r.id and s.status <> 'Deleted'`,
    sql`from enquiry q where q.course_id = r.id`,
  ],
  batch: [
    sql`from enrolment e join student s on s.id = e.student_id where e.batch_id = r.id and s.status <> 'Deleted'`,
    sql`from attendance_sheet h where h.batch_id = r.id`,
    sql`from batch_waiting w where w.batch_id = r.id`,
  ],
  enquiry: [
    sql`from audit_entry a where a.record_id = r.id and a.action <> 'enquiry.update'`,
    sql`from batch_waiting w where w.enquiry_id = r.id`,
  ],
  expense: [],
}

const NAMES: Record<RecordTable, RawBuilder<string>> = {
  student: sql`trim(r.fname || ' ' || r.lname) || coalesce((select ' (' || string_agg(p.financial_year || '/' ||
    lpad(p.n::text, 6, '0'), ', ' order by p.n) || ')' from receipt p
    where p.student_id = r.id and p.import_id is distinct from r.import_id and p.voided_at is null), '')`,
  course: sql`r.name`,
  batch: sql`r.code`,
  enquiry: sql`r.name`,
  expense: sql`r.remark`,
}

/** Records the current state of the created records. `ids`: only some of them. */
export async function recordCreated(tx: Tx, importId: string, table: RecordTable, ids?: readonly string[]) {
  await sql`insert into import_record (import_id, record, record_id, state)
    select ${importId}, ${table}, r.id, md5(${CONTENTS[table]}) from ${sql.table(table)} r
    where ${ids === undefined ? sql`r.import_id = ${importId}` : sql`r.id = ${anyOf(ids)}`}`.execute(tx)
}

/**
 * The conditions are joined by `and`, so that the uses of each record are read by an index. A record without a recorded
 * state, from an older import, counts as changed if its version is above 1.
 */
const isUntouched = (table: RecordTable) =>
  sql<boolean>`${sql.join(
    [
      sql`not coalesce(i.state <> md5(${CONTENTS[table]}), r.version > 1)`,
      ...USES[table].map((from) => sql`not exists (select ${from})`),
    ],
    sql` and `,
  )}`

/** Returns the names of at most 5 records that were changed since or that others depend on, and the number of all. */
export async function findTouched(tx: Tx, importId: string, table: RecordTable) {
  const { rows } = await sql<{ names: string[] | null; count: number }>`
    with untouched as materialized (
      select r.id from ${sql.table(table)} r
      left join import_record i on (i.import_id, i.record, i.record_id) = (${importId}, ${table}, r.id)
      where r.import_id = ${importId} and ${isUntouched(table)}
    ), touched as materialized (
      select r.id, ${NAMES[table]} as name from ${sql.table(table)} r
      where r.import_id = ${importId} and r.id not in (select id from untouched)
    )
    select (select jsonb_agg(name order by id) from (select * from touched order by id limit 5) first) as names,
      (select count(*) from touched) as count`.execute(tx)
  const [found] = rows
  return { names: found?.names ?? [], count: found?.count ?? 0 }
}

/**
 * Returns and locks the courses or batches that an import created besides its records, such as the courses of its
 * students, and that nobody has changed or uses.
 */
export async function listUnused(tx: Tx, importId: string, table: 'course' | 'batch'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from ${sql.table(table)} r
    join import_record i on (i.import_id, i.record, i.record_id) = (${importId}, ${table}, r.id)
    where r.deleted_at is null and ${isUntouched(table)} order by r.id for update of r`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function listCreatedCategories(tx: Tx, importId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('import_record')
    .select('record_id')
    .where('import_id', '=', importId)
    .where('record', '=', 'expense_category')
    .execute()
  return rows.map((row) => row.record_id)
}

export async function recordCategories(tx: Tx, importId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((id) => ({ import_id: importId, record: 'expense_category', record_id: id }))
  await tx.insertInto('import_record').values(rows).execute()
}

/** Locks the records of an import, so that others neither change nor use them. */
export async function lockRecords(tx: Tx, importId: string, table: RecordTable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where import_id = ${importId} order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}
