import { sql } from 'kysely'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { may } from '../contract/permissions.ts'
import { type ImportKind, VISIBLE_KINDS } from '../contract/import-kinds.ts'
import type { DayOrder, ListImports, PastImport } from '../contract/imports.contract.ts'
import type { Mapping } from './match-columns.ts'
import type { Sheets } from './read-file/import-table.ts'

/** A run without a sign of life for longer was in a process that has ended. */
const RUN_TIMEOUT = sql`interval '30 seconds'`
export const IS_RUNNING = sql<boolean>`(i.run_at is not null and i.run_at > now() - ${RUN_TIMEOUT})`
export const STATE = sql<
  PastImport['state']
>`case when i.state = 'open' and ${IS_RUNNING} then 'running' else i.state end`

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
const selectVisible = (db: Db, actor: Actor) =>
  selectImports(db)
    .where('i.kind', 'in', VISIBLE_KINDS[may(actor, 'import-export.run-all') ? 'admin' : 'hr'])
    .where((eb) => eb.or([eb('i.state', '<>', 'open'), eb('i.owner_id', '=', actor.id)]))

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
  if (state !== 'done' || doneAt === null || (!may(actor, 'import-export.undo-any') && actor?.id !== ownerId))
    return null
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

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('import').where('id', '=', id).execute()
}

const KEPT_DAYS = 7

/** Deletes imports that were begun a week ago and not run, because their rows contain personal data. */
export async function deleteOldImports({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  await db.deleteFrom('import').where('state', '=', 'open').where('created_at', '<', before).execute()
}
