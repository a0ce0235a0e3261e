import { sql } from 'kysely'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { type ImportKind, VISIBLE_KINDS } from '../contract/import-kinds.ts'
import type { DayOrder, ListImports, ListRows, PastImport } from '../contract/imports.contract.ts'
import type { Mapping } from './match-columns.ts'
import type { Sheets } from './read-file/import-table.ts'

/** A run without a sign of life for longer was in a process that has ended. */
const RUN_TIMEOUT = sql`interval '30 seconds'`
const IS_RUNNING = sql<boolean>`(i.run_at is not null and i.run_at > now() - ${RUN_TIMEOUT})`
const STATE = sql<PastImport['state']>`case when i.state = 'open' and ${IS_RUNNING} then 'running' else i.state end`

const COLUMNS = [
  'i.id',
  sql<ImportKind>`i.kind`.as('kind'),
  'i.name',
  sql<string[]>`i.columns`.as('columns'),
  sql<Mapping>`i.mapping`.as('mapping'),
  'i.sheet',
  sql<string[]>`i.sheets`.as('sheets'),
  sql<Record<string, string>>`i.fixed`.as('fixed'),
  sql<DayOrder | null>`i.day_order`.as('dayOrder'),
  'i.asks_day_order as asksDayOrder',
  STATE.as('state'),
  'i.created_at as createdAt',
  'a.name as createdBy',
  'i.owner_id as ownerId',
  'i.done_at as doneAt',
  'i.done_rows as progress',
  sql<MessageWithValues | null>`i.failure`.as('failure'),
  'i.is_cancelled as isCancelled',
  'i.students',
  'i.receipts',
  'i.paid',
  'i.discounts',
  'i.records',
] as const

const selectImports = (db: Db) => db.selectFrom('import as i').innerJoin('account as a', 'a.id', 'i.owner_id')

/** Selects imports of the kinds that the role sees: those that were run, and the user's own that were not. */
const selectVisible = (db: Db, { id, role }: Actor) =>
  selectImports(db)
    .where('i.kind', 'in', VISIBLE_KINDS[role === 'admin' ? 'admin' : 'hr'])
    .where((eb) => eb.or([eb('i.state', '<>', 'open'), eb('i.owner_id', '=', id)]))

export const findImport = (db: Db, id: string, actor: Actor) =>
  selectVisible(db, actor).select(COLUMNS).where('i.id', '=', id).executeTakeFirst()
export type StoredImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Waits for a change of the rows or the start of a run. */
export const lockImport = (tx: Tx, id: string, actor: Actor) =>
  selectVisible(tx, actor).select(COLUMNS).where('i.id', '=', id).forNoKeyUpdate('i').executeTakeFirst()

export async function listImports(
  { db, actor, clock }: Ctx<Actor>,
  { page, limit, kind }: ListImports,
): Promise<{ imports: PastImport[]; total: number }> {
  const matching = selectVisible(db, actor).$if(kind !== undefined, (q) => q.where('i.kind', '=', kind!))
  const rows = await matching
    .select([
      'i.id',
      'i.name',
      'i.created_at',
      'i.done_at as doneAt',
      'i.owner_id as ownerId',
      'a.name as createdBy',
      'i.students',
      'i.receipts',
      'i.paid',
      'i.discounts',
      'i.records',
    ])
    .select([sql<ImportKind>`i.kind`.as('kind'), STATE.as('state')])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const imports = rows.map(({ id, created_at: at, ownerId, doneAt, ...row }) => ({
    ...row,
    _id: id,
    createdAt: at.toISOString(),
    undoUntil: getUndoUntil({ actor, clock }, { state: row.state, ownerId, doneAt }),
  }))
  return { imports, total }
}

type Undoable = Pick<StoredImport, 'state' | 'ownerId' | 'doneAt'>

/** Returns null if it was not run, or was run by somebody else or a day ago. An admin may undo imports of others. */
export function getUndoUntil({ actor, clock }: Pick<Ctx, 'actor' | 'clock'>, { state, ownerId, doneAt }: Undoable) {
  if (state !== 'done' || doneAt === null || (actor?.role !== 'admin' && actor?.id !== ownerId)) return null
  const until = new Date(doneAt.getTime() + DAY_MS)
  return until > clock.now() ? until.toISOString() : null
}

type NewImport = {
  id: string
  kind: ImportKind
  name: string
  ownerId: string
  columns: string[]
  mapping: Mapping
  at: Date
} & Sheets

export async function insertImport(
  tx: Tx,
  { id, kind, name, ownerId, columns, mapping, at, sheet, sheets }: NewImport,
): Promise<void> {
  await tx
    .insertInto('import')
    .values({
      id,
      kind,
      owner_id: ownerId,
      name,
      state: 'open',
      created_at: at,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      sheet,
      sheets: JSON.stringify(sheets),
    })
    .execute()
}

type StagedRow = { line: number; cells: string[] }

export async function insertRows(tx: Tx, importId: string, rows: readonly StagedRow[]): Promise<void> {
  await sql`insert into import_row (import_id, line, cells)
    select ${importId}, line, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line int, cells jsonb)`.execute(
    tx,
  )
}

/** Returns the column of each field in the last import with the same headers. */
export async function findFormerMapping(db: Db, kind: ImportKind, columns: string[]): Promise<Mapping | undefined> {
  const row = await db
    .selectFrom('import')
    .select(sql<Mapping>`mapping`.as('mapping'))
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .where(sql<boolean>`columns = ${JSON.stringify(columns)}::jsonb`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.mapping
}

type Change = {
  columns: string[]
  mapping: Mapping
  fixed: Record<string, string>
  dayOrder: DayOrder | null
  asksDayOrder: boolean
}

export async function updateImport(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('import')
    .set({
      columns: JSON.stringify(change.columns),
      mapping: JSON.stringify(change.mapping),
      fixed: JSON.stringify(change.fixed),
      day_order: change.dayOrder,
      asks_day_order: change.asksDayOrder,
      failure: null,
    })
    .where('id', '=', id)
    .execute()
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

/** Returns false if the import is no longer open, or is running. */
export async function claimRun(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import as i')
    .set({ run_at: sql<Date>`now()`, done_rows: 0, is_cancelled: false, failure: null })
    .where('i.id', '=', id)
    .where('i.state', '=', 'open')
    .where(sql<boolean>`not ${IS_RUNNING}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Runs outside of the transaction of the run, so that others see it. Returns true once the run was cancelled. */
export async function reportProgress(db: Db, id: string, doneRows: number): Promise<boolean> {
  const { is_cancelled: isCancelled } = await db
    .updateTable('import')
    .set({ run_at: sql<Date>`now()`, done_rows: doneRows })
    .where('id', '=', id)
    .returning('is_cancelled')
    .executeTakeFirstOrThrow()
  return isCancelled
}

/** Returns false if the import is not running. */
export async function cancelRun(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import as i')
    .set({ is_cancelled: true })
    .where('i.id', '=', id)
    .where(STATE, '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function endRun(db: Db, id: string, failure: MessageWithValues | null): Promise<void> {
  await db
    .updateTable('import')
    .set({ run_at: null, done_rows: 0, failure: failure === null ? null : JSON.stringify(failure) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

export type Made = Pick<PastImport, 'students' | 'receipts' | 'paid' | 'discounts' | 'records'>

/** Removes the staged rows. Returns false if the run was cancelled or another process has finished the import. */
export async function finishImport(tx: Tx, id: string, made: Partial<Made>, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import')
    .set({ state: 'done', run_at: null, done_at: at, ...made })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('is_cancelled', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('import_row').where('import_id', '=', id).execute()
  return true
}

export async function markUndone(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await tx.updateTable('import').set({ state: 'undone', undone_at: at, undone_by: by }).where('id', '=', id).execute()
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('import').where('id', '=', id).execute()
}

const KEPT_DAYS = 7

/** Deletes imports that were begun a week ago and not run, because their rows contain personal data. */
export async function deleteOldImports({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  await db.deleteFrom('import').where('state', '=', 'open').where('created_at', '<', before).execute()
}
