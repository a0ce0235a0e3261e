import { type Insertable, type Selectable, sql } from 'kysely'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { BackupPlace } from '#shared/server/tables.ts'
import type { CopyFault } from '../contract/second-place.contract.ts'

export type PlaceRow = Selectable<BackupPlace>
export type PlaceFields = Omit<Insertable<BackupPlace>, 'one' | 'version' | 'next_try_at'>

/** A process that has not been seen for so long was killed. It is seen every `COPY_HEARTBEAT_MS`. */
const CLAIMED_MS = 2 * MINUTE_MS
export const COPY_HEARTBEAT_MS = 15_000
const RETRY_MS = 10 * MINUTE_MS

export async function findPlace(db: Db): Promise<PlaceRow | undefined> {
  return db.selectFrom('backup_place').selectAll().executeTakeFirst()
}

export async function lockPlace(tx: Tx): Promise<PlaceRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('backup_place'))`.execute(tx)
  return findPlace(tx)
}

/** The newest backup is copied to a changed place at once. */
export async function savePlace(tx: Tx, fields: PlaceFields, now: Date): Promise<PlaceRow> {
  const row = { ...fields, copied_file: null, copied_at: null, fault: null, fault_since: null, next_try_at: now }
  return tx
    .insertInto('backup_place')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('one').doUpdateSet((eb) => ({ ...row, version: eb('backup_place.version', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deletePlace(tx: Tx): Promise<void> {
  await tx.deleteFrom('backup_place').execute()
}

/** False if another process copies, or the last failure was less than ten minutes ago. */
export async function claimCopy(db: Db, version: number, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('backup_place')
    .set({ next_try_at: new Date(now.getTime() + CLAIMED_MS) })
    .where('version', '=', version)
    .where('next_try_at', '<=', now)
    .returning('one')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function touchCopy(db: Db, version: number, now: Date): Promise<void> {
  const next_try_at = new Date(now.getTime() + CLAIMED_MS)
  await db.updateTable('backup_place').set({ next_try_at }).where('version', '=', version).execute()
}

/** A place that was changed meanwhile has another version. */
export async function finishCopy(
  db: Db,
  version: number,
  now: Date,
  result: { file: string } | { fault: CopyFault },
): Promise<void> {
  await db
    .updateTable('backup_place')
    .set((eb) =>
      'file' in result
        ? { copied_file: result.file, copied_at: now, fault: null, fault_since: null, next_try_at: now }
        : {
            fault: result.fault,
            fault_since: eb.fn.coalesce('fault_since', eb.val(now)),
            next_try_at: new Date(now.getTime() + RETRY_MS),
          },
    )
    .where('version', '=', version)
    .execute()
}

export async function findAnswer(db: Db, about: 'place' | 'kit'): Promise<Date | undefined> {
  const row = await db.selectFrom('backup_answer').select('at').where('about', '=', about).executeTakeFirst()
  return row?.at
}

export async function saveAnswer(tx: Tx, about: 'place' | 'kit', at: Date): Promise<void> {
  await tx
    .insertInto('backup_answer')
    .values({ about, at })
    .onConflict((conflict) => conflict.column('about').doUpdateSet({ at }))
    .execute()
}
