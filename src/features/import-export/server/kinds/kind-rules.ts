import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { getSqlState, type Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import type { Made } from '../imports.sql.ts'
import type { RowGroup } from '../list-groups.sql.ts'
import type { ParseContext } from '../parse-context.ts'
import type { Checked } from '../save-checked.sql.ts'

const message = messagesOf<typeof en>('import-export')

/** Of the import that creates the records. */
export type Origin = { importId: string; actorId: string; at: Date }

/** What differs between the kinds of records. */
export type KindRules = {
  /** The figures of an import that it fills. */
  counts: readonly (keyof Made)[]
  checkRow: (row: { line: number; cells: string[] }, context: ParseContext) => Checked
  /** Compares the rows with each other and with the records of the institute. */
  findConflicts: (tx: Tx, importId: string) => Promise<void>
  /** Skips the rows of records that the institute has, if they cannot be created again. */
  skipKnown?: (tx: Tx, importId: string) => Promise<void>
  /** 409 if batches have too few seats, unless `overbook` is true. Before totals of money are locked. */
  takeSeats?: (
    tx: Tx,
    ctx: Ctx,
    importId: string,
    context: ParseContext,
    overbook: boolean | undefined,
  ) => Promise<void>
  insert: (tx: Tx, groups: readonly RowGroup[], context: ParseContext, origin: Origin) => Promise<void>
  /** Instead of `insert`, if the records have to be created in another order than that of the file. */
  insertAll?: (tx: Tx, origin: Origin, report: (done: number) => Promise<void>) => Promise<void>
  /** What the import has created. */
  count: (tx: Tx, importId: string) => Promise<Partial<Made>>
  /** Adds the records to totals, or subtracts them. Last in the transaction, because others wait for the rows of totals. */
  addTotals?: (tx: Tx, importId: string, sign: 1 | -1) => Promise<void>
  /** Removes what the import has created. 409: a record was changed or is in use. */
  remove: (tx: Tx, importId: string, made: Made, at: Date) => Promise<void>
}

export const touched = () => new AppError(409, 'touched', message('touched'))

const FOREIGN_KEY_VIOLATION = '23503'

/** For a failed removal: another record mentions one of those that would be removed. */
export function rejectUsed(error: unknown): never {
  throw getSqlState(error) === FOREIGN_KEY_VIOLATION ? touched() : error
}
