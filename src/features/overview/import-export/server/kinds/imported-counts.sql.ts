import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'
import type { RecordTable } from '../import-records.sql.ts'

export const countRecords = async (
  tx: Tx,
  importId: string,
  table: Exclude<RecordTable, 'student'> | 'attendance_mark',
) =>
  tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('records'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()

export const countExpenses = async (tx: Tx, importId: string) =>
  tx
    .selectFrom('expense')
    .select((eb) => eb.fn.countAll<number>().as('records'))
    .select(sql<number>`coalesce(sum(amount), 0)`.as('paid'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()

export const countReceipts = async (tx: Tx, importId: string) =>
  tx
    .selectFrom('receipt')
    .select((eb) => eb.fn.countAll<number>().as('records'))
    .select(sql<number>`coalesce(sum(paid), 0)`.as('paid'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()

export const countStudents = async (tx: Tx, importId: string) =>
  tx
    .selectNoFrom([
      sql<number>`(select count(*) from student where import_id = ${importId})`.as('students'),
      sql<number>`(select count(*) from receipt where import_id = ${importId})`.as('receipts'),
      sql<number>`(select coalesce(sum(paid), 0) from receipt where import_id = ${importId})`.as('paid'),
      sql<number>`(select coalesce(sum(f.amount), 0) from student s join fee_adjustment f on f.student_id = s.id
        where s.import_id = ${importId})`.as('discounts'),
    ])
    .executeTakeFirstOrThrow()

export async function addStudentTotals(tx: Tx, importId: string, sign: 1 | -1): Promise<void> {
  const statement = sign === 1 ? sql`select count_import(${importId})` : sql`select uncount_import(${importId})`
  await statement.execute(tx)
}
