import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { getSqlState, type Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Import } from '../../contract/imports.contract.ts'
import type en from '../../contract/messages/en.json'
import { findTouched, type RecordTable } from '../import-records.sql.ts'
import type { Made } from '../import-runs.sql.ts'
import type { RowGroup } from '../list-groups.sql.ts'
import type { ParseContext } from '../parse-context.ts'
import type { Checked } from '../save-checked.sql.ts'

const message = messagesOf<typeof en>('import-export')

export type Origin = { importId: string; actorId: string; isLimited: boolean; isLimitExempt: boolean; at: Date }

export type UndoneStudent = { student: string; receipts: string[] }

export type KindRules = {
  /** The figures of an import that this kind fills. */
  counts: readonly (keyof Made)[]
  checkRow: (row: { line: number; cells: string[] }, context: ParseContext) => Checked
  /** Compares the rows with each other and with the records of the institute. */
  findConflicts: (tx: Tx, importId: string, context: ParseContext) => Promise<void>
  /** Skips the rows of records that the institute has, if they cannot be created again. */
  skipKnown?: (tx: Tx, importId: string) => Promise<void>
  findFull?: (tx: Tx, ctx: Ctx, importId: string, context: ParseContext) => Promise<Import['full']>
  /** Throws 409 if batches have too few seats, unless `overbook` is true. Runs before totals of money are locked. */
  takeSeats?: (
    tx: Tx,
    ctx: Ctx,
    importId: string,
    context: ParseContext,
    overbook: boolean | undefined,
  ) => Promise<void>
  insert: (tx: Tx, groups: readonly RowGroup[], context: ParseContext, origin: Origin) => Promise<void>
  /** Replaces `insert` if the order of creation differs from the order of the file. */
  insertAll?: (tx: Tx, origin: Origin, report: (done: number) => Promise<void>, context: ParseContext) => Promise<void>
  /** Records the state of the created records. `insert` may do so instead. */
  record?: (tx: Tx, importId: string) => Promise<void>
  count: (tx: Tx, importId: string) => Promise<Partial<Made>>
  /** Adds records to totals, or subtracts them. Runs last in the transaction, because others wait for the totals. */
  addTotals?: (tx: Tx, importId: string, sign: 1 | -1) => Promise<void>
  /** Removes the created records. Returns what the audit trail names. 409: a record was changed or is in use. */
  remove: (tx: Tx, ctx: Ctx<Actor>, importId: string, made: Made) => Promise<UndoneStudent[]>
}

/** Throws 409 with the names of records of an import that were changed since, or that others depend on. */
export async function assertUntouched(tx: Tx, importId: string, table: RecordTable): Promise<void> {
  const { names, count } = await findTouched(tx, importId, table)
  if (count === 0) return
  const more = count > names.length ? ` +${count - names.length}` : ''
  throw new AppError(409, 'touched', { key: message('touched'), values: { names: `${names.join(', ')}${more}` } })
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Turns a foreign key violation of a removal into 409: another record refers to one that would be removed. */
export function rejectUsed(error: unknown): never {
  if (getSqlState(error) !== FOREIGN_KEY_VIOLATION) throw error
  throw new AppError(409, 'touched', message('inUse'))
}
