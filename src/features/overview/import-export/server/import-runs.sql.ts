import { sql } from 'kysely'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { PastImport } from '../contract/imports.contract.ts'
import { IS_RUNNING, STATE } from './imports.sql.ts'

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

/** The advisory lock that lets one import run at a time. */
const LOCK_ID = 1302

/** Returns false if another import runs. Held until the transaction ends. */
export async function lockImports(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK_ID}) as locked`.execute(tx)
  return rows[0]?.locked === true
}
