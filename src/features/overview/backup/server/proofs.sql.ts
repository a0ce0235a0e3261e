import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { BackupProof as ProofRow } from '#shared/server/tables.ts'
import type { BackupProof, ProofFault } from '../contract/proof.contract.ts'
import { parseBackupName } from './backup-files.ts'

/** A trial that was not seen for so long has been killed. It is seen every `PROOF_HEARTBEAT_MS`. */
const STALE_MS = 2 * MINUTE_MS
export const PROOF_HEARTBEAT_MS = 15_000

export type Proved = { students: number; receipts: number } | { reason: ProofFault }

/** One process at a time decides whether a trial is due. Held until the transaction ends. */
export async function lockProofs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('backup_proof'))`.execute(tx)
}

/** Returns the id of the trial, or undefined if another one is running. */
export async function claimProof(tx: Tx, file: string, now: Date): Promise<string | undefined> {
  await tx
    .updateTable('backup_proof')
    .set({ finished_at: now, reason: 'interrupted' satisfies ProofFault })
    .where('finished_at', 'is', null)
    .where('seen_at', '<', new Date(now.getTime() - STALE_MS))
    .execute()
  const row = await tx
    .insertInto('backup_proof')
    .values({ id: uuid(), started_at: now, seen_at: now, file })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function touchProof(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('backup_proof').set({ seen_at: now }).where('id', '=', id).execute()
}

export async function finishProof(db: Db, id: string, now: Date, result: Proved): Promise<void> {
  await db
    .updateTable('backup_proof')
    .set({ finished_at: now, ...result })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

const newestProofs = (db: Db) =>
  db.selectFrom('backup_proof').selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc').limit(1)

export async function findLatestProof(db: Db, now: Date): Promise<BackupProof | null> {
  const row = await newestProofs(db).executeTakeFirst()
  return row ? toProof(row, now) : null
}

export async function findLatestSuccess(db: Db, now: Date): Promise<BackupProof | null> {
  const row = await newestProofs(db).where('students', 'is not', null).executeTakeFirst()
  return row ? toProof(row, now) : null
}

function toProof(row: Selectable<ProofRow>, now: Date): BackupProof {
  const isInterrupted = row.finished_at === null && row.seen_at.getTime() < now.getTime() - STALE_MS
  const reason = isInterrupted ? 'interrupted' : (row.reason as ProofFault | null)
  return {
    _id: row.id,
    state: reason !== null ? 'failed' : row.finished_at === null ? 'running' : 'done',
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    madeAt: parseBackupName(row.file)?.madeAt ?? row.started_at.toISOString(),
    students: row.students,
    receipts: row.receipts,
    reason,
  }
}
