import { basename } from 'node:path'
import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { BackupRun as BackupRunTable } from '#shared/server/tables.ts'
import type { BackupFailure, BackupRun } from '../contract/backup.contract.ts'

/** A run that was not seen for so long has been killed. It is seen every `HEARTBEAT_MS`. */
const STALE_MS = 2 * MINUTE_MS
export const HEARTBEAT_MS = 15_000

type NewRun = Pick<BackupRun, 'kind' | 'place' | 'encrypted'> & { now: Date }
type ClaimedRun = NewRun & { onDataDisk: boolean | null }
type FinishedRun = { bytes: number } | { reason: BackupFailure }

/** Returns the id of the run, or undefined if another one is running. */
export async function claimRun(tx: Tx, { kind, place, encrypted, now, onDataDisk }: ClaimedRun) {
  await tx
    .updateTable('backup_run')
    .set({ finished_at: now, reason: 'interrupted' satisfies BackupFailure })
    .where('finished_at', 'is', null)
    .where('seen_at', '<', new Date(now.getTime() - STALE_MS))
    .execute()
  const run = await tx
    .insertInto('backup_run')
    .values({ id: uuid(), kind, place, encrypted, started_at: now, seen_at: now, on_data_disk: onDataDisk })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return run?.id
}

export async function touchRun(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('backup_run').set({ seen_at: now }).where('id', '=', id).execute()
}

/** Does nothing if another process has already declared the run interrupted. */
export async function finishRun(db: Db, id: string, now: Date, result: FinishedRun): Promise<void> {
  await db
    .updateTable('backup_run')
    .set({ finished_at: now, ...('bytes' in result ? { bytes: result.bytes } : { reason: result.reason }) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

/** In a restored database: the run that is not finished made the backup that was restored. */
export async function finishRestoredRun(tx: Tx, { madeAt, bytes }: { madeAt: Date; bytes: number }): Promise<void> {
  await tx
    .updateTable('backup_run')
    .set({ seen_at: madeAt, finished_at: madeAt, bytes })
    .where('finished_at', 'is', null)
    .execute()
}

/** Returns the names of all files that were made, of which some may be gone. */
export async function listFileNames(db: Db): Promise<string[]> {
  const runs = await db.selectFrom('backup_run').select('place').where('bytes', 'is not', null).execute()
  return runs.map(({ place }) => basename(place.replaceAll('\\', '/')))
}

/** Adds a backup that was made outside of the app. */
export async function insertFinishedRun(
  db: Db,
  { now, startedAt, bytes, ...run }: NewRun & { startedAt: Date; bytes: number },
): Promise<void> {
  const times = { started_at: startedAt, seen_at: now, finished_at: now }
  await db
    .insertInto('backup_run')
    .values({ id: uuid(), ...run, ...times, bytes })
    .execute()
}

const newestRuns = (db: Db) =>
  db.selectFrom('backup_run').selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc')

export async function findLatestRun(db: Db, now: Date): Promise<BackupRun | null> {
  const row = await newestRuns(db).limit(1).executeTakeFirst()
  return row ? toRun(row, now) : null
}

export async function findLatestDoneRun(db: Db, now: Date): Promise<BackupRun | null> {
  const row = await newestRuns(db).where('bytes', 'is not', null).limit(1).executeTakeFirst()
  return row ? toRun(row, now) : null
}

/** True if the app has made a backup since `due` or is making one, or one has failed within the last hour. */
export async function isRunUnnecessary(tx: Tx, due: Date, now: Date): Promise<boolean> {
  const retryAfter = new Date(now.getTime() - HOUR_MS)
  const staleBefore = new Date(now.getTime() - STALE_MS)
  const run = await tx
    .selectFrom('backup_run')
    .select('id')
    .where('kind', '<>', 'command')
    .where((eb) =>
      eb.or([
        eb.and([eb('bytes', 'is not', null), eb('started_at', '>=', due)]),
        eb.and([eb('reason', '<>', 'interrupted'), eb('finished_at', '>', retryAfter)]),
        // It may be finished before the claim, which would then begin a second one.
        eb.and([eb('finished_at', 'is', null), eb('seen_at', '>', staleBefore)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

function toRun(row: Selectable<BackupRunTable>, now: Date): BackupRun {
  const isInterrupted = row.finished_at === null && row.seen_at.getTime() < now.getTime() - STALE_MS
  const reason = isInterrupted ? 'interrupted' : (row.reason as BackupFailure | null)
  return {
    _id: row.id,
    kind: row.kind as BackupRun['kind'],
    state: reason !== null ? 'failed' : row.finished_at === null ? 'running' : 'done',
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    place: row.place,
    encrypted: row.encrypted,
    bytes: row.bytes,
    reason,
  }
}

/** One process at a time decides whether a backup is due. Held until the transaction ends. */
export async function lockRuns(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('backup_run'))`.execute(tx)
}
