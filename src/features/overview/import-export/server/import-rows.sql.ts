import { sql } from 'kysely'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { ListRows } from '../contract/imports.contract.ts'

type StagedRow = { line: number; cells: string[] }

export async function insertRows(tx: Tx, importId: string, rows: readonly StagedRow[]): Promise<void> {
  await sql`insert into import_row (import_id, line, cells)
    select ${importId}, line, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, cells jsonb)`.execute(
    tx,
  )
}

/** Returns the next rows after a line, with the cells of the file. */
export const listStagedRows = (db: Db, importId: string, after: number, limit: number) =>
  db
    .selectFrom('import_row')
    .select(['line', sql<string[]>`cells`.as('cells')])
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute()

export const findRow = (db: Db, importId: string, line: number) =>
  selectRows(db, importId).where('line', '=', line).executeTakeFirst()

type Messages = Record<string, MessageWithValues>

const IS_FAULTY = sql<boolean>`((errors <> '{}' or conflicts <> '{}') and not is_skipped)`

const selectRows = (db: Db, importId: string) =>
  db
    .selectFrom('import_row')
    .select(['line', 'is_skipped as skipped', sql<string[]>`cells`.as('cells')])
    .select([sql<Messages>`conflicts || errors`.as('errors'), sql<Messages>`warnings`.as('warnings')])
    .where('import_id', '=', importId)

const FILTERS = {
  all: sql<boolean>`true`,
  errors: IS_FAULTY,
  warnings: sql<boolean>`warnings <> '{}' and not is_skipped`,
  skipped: sql<boolean>`is_skipped`,
}

export async function listRows(db: Db, importId: string, { page, limit, only }: ListRows) {
  const rows = await selectRows(db, importId)
    .where(FILTERS[only])
    .orderBy('line')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('import_row')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('import_id', '=', importId)
    .where(FILTERS[only])
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const countRows = (db: Db, importId: string) =>
  db
    .selectFrom('import_row')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .select([
      sql<number>`count(*) filter (where is_skipped)`.as('skipped'),
      sql<number>`count(*) filter (where ${IS_FAULTY})`.as('faulty'),
      sql<number>`count(*) filter (where ${FILTERS.warnings})`.as('doubtful'),
    ])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()

const FIRST_LINES = sql<number[]>`(array_agg(line order by line))[1:5]`

/** Returns the courses and batches of the rows that are imported, with the first lines of each. */
export const listNames = (db: Db, importId: string) =>
  db
    .selectFrom('import_row')
    .select([sql<string>`course`.as('course'), 'batch', FIRST_LINES.as('lines')])
    .select([sql<number>`count(*)`.as('rows'), sql<number>`coalesce(max(fee), 0)`.as('fee')])
    .groupBy(['course', 'batch'])
    .orderBy('course')
    .orderBy('batch')
    .where('import_id', '=', importId)
    .where('is_skipped', '=', false)
    .where('person_key', 'is not', null)
    .where('course', 'is not', null)
    .execute()

/** Returns the categories of the rows that are imported, with the first lines of each. */
export const listCategories = (db: Db, importId: string) =>
  db
    .selectFrom('import_row')
    .select([sql<string>`category`.as('category'), FIRST_LINES.as('lines'), sql<number>`count(*)`.as('rows')])
    .groupBy('category')
    .orderBy('category')
    .where('import_id', '=', importId)
    .where('is_skipped', '=', false)
    .where('category', 'is not', null)
    .execute()

export async function updateRow(tx: Tx, importId: string, { line, cells, skipped }: StagedRow & { skipped: boolean }) {
  await tx
    .updateTable('import_row')
    .set({ cells: JSON.stringify(cells), is_skipped: skipped })
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute()
}
