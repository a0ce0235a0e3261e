import type { Insertable } from 'kysely'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { AuditContext } from './audit.ts'
import type { Db, Tx } from './db.ts'
import type { Deletion as DeletionTable } from './tables.ts'

/** Deleted records stay this long before they are erased. */
export const RESTORE_DAYS = 30

type Deletion = Pick<Insertable<DeletionTable>, 'id' | 'record'> & {
  statusBefore?: string
  /** The deleted row of the enquiry. */
  enquiry?: object | undefined
}

export const insertDeletion = (tx: Tx, ctx: AuditContext, deletion: Deletion): Promise<void> =>
  insertDeletions(tx, ctx, [deletion])

export async function insertDeletions(
  tx: Tx,
  { actor, clock }: AuditContext,
  deletions: readonly Deletion[],
): Promise<void> {
  const at = clock.now()
  const rows = deletions.map(({ id, record, statusBefore, enquiry }) => ({
    id,
    record,
    deleted_at: at,
    deleted_by: actor?.id ?? null,
    status_before: statusBefore ?? null,
    enquiry: enquiry === undefined ? null : JSON.stringify(enquiry),
    erase_after: new Date(at.getTime() + RESTORE_DAYS * DAY_MS),
  }))
  await tx.insertInto('deletion').values(rows).execute()
}

const COLUMNS = ['id', 'record', 'status_before as statusBefore', 'enquiry'] as const

export type LockedDeletion = NonNullable<Awaited<ReturnType<typeof lockDeletion>>>

/** Returns undefined if the record is not deleted, or erased already. */
export async function lockDeletion(tx: Tx, id: string) {
  return tx
    .selectFrom('deletion')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the next record to erase. Skips those that another process erases, and the ones in `except`. */
export async function claimDueDeletion(tx: Tx, now: Date, except: string[]): Promise<LockedDeletion | undefined> {
  return tx
    .selectFrom('deletion')
    .select(COLUMNS)
    .where('erased_at', 'is', null)
    .where('erase_after', '<=', now)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('erase_after')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function removeDeletion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('deletion').where('id', '=', id).execute()
}

/** Keeps the row as evidence, without personal data. */
export async function markErased(tx: Tx, ids: string[], at: Date): Promise<void> {
  await tx.updateTable('deletion').set({ erased_at: at, enquiry: null }).where('id', 'in', ids).execute()
}

/** Returns the ids of records whose mails another process may still have in its outbox. */
export async function listErasedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db.selectFrom('deletion').select('id').where('erased_at', '>', since).execute()
  return rows.map(({ id }) => id)
}

export async function listErased(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deletion').select('id').where('erased_at', 'is not', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
