import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'

/** The tables that are filled, and that of the trigger which collects audit entries for the chain. */
const TABLES = [
  ...([
    'account',
    'student',
    'enrolment',
    'student_account',
    'declared_payment',
    'receipt',
    'receipt_part',
    'receipt_settlement',
  ] as const),
  ...(['enquiry', 'enquiry_note', 'attendance_sheet', 'attendance_mark', 'expense', 'project', 'portfolio'] as const),
  ...(['audit_entry', 'audit_unchained'] as const),
]

/**
 * Building an index from all rows, and checking a foreign key with one join, costs a third of maintaining them row by
 * row. Drops those of the filled tables and returns a function that creates them again. Others wait for these tables
 * until the transaction ends.
 */
export async function dropIndexes(tx: Tx): Promise<() => Promise<void>> {
  await sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in access exclusive mode`.execute(tx)
  const { rows } = await sql<{ removal: string; creation: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as removal,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as creation,
      case contype when 'f' then 1 else 2 end as step
    from pg_constraint
    where contype in ('f', 'p', 'u') and (conrelid = any(${TABLES}::regclass[]) or confrelid = any(${TABLES}::regclass[]))
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 3
    from pg_index
    where indrelid = any(${TABLES}::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
    order by step`.execute(tx)
  for (const { removal } of rows) await sql.raw(removal).execute(tx)
  return async () => {
    await leavePagesUncompressed(tx)
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
    for (const { creation } of rows.toReversed()) await sql.raw(creation).execute(tx)
  }
}

/**
 * Turns compression off for this session, if the role may: compressing each new page for the log takes as long as
 * building the index.
 */
export async function leavePagesUncompressed(db: Db): Promise<void> {
  await sql`select set_config('wal_compression', 'off', false)
    where has_parameter_privilege('wal_compression', 'set')`.execute(db)
}
