import type { PrintedNumber } from '#shared/contract/printed-number.ts'
import type { Db, Tx } from '#shared/server/db.ts'

export type Restore = { id: string; restoredAt: Date; backup: string; backupMadeAt: Date; isVerified: boolean }

/** The numbers from `first` to `n`. */
export type LostNumbers = PrintedNumber & { first: number }

export async function insertRestore(tx: Tx, restore: Restore, lost: readonly LostNumbers[]): Promise<void> {
  await tx
    .insertInto('restore')
    .values({
      id: restore.id,
      restored_at: restore.restoredAt,
      backup: restore.backup,
      backup_made_at: restore.backupMadeAt,
      is_verified: restore.isVerified,
    })
    .execute()
  const rows = lost.map(({ series, financialYear, first, n }) => ({
    restore_id: restore.id,
    series,
    financial_year: financialYear,
    first_n: first,
    last_n: n,
  }))
  if (rows.length > 0) await tx.insertInto('lost_number').values(rows).execute()
}

/** Newest restore first. */
export async function selectLostNumbers(
  db: Db,
): Promise<(LostNumbers & Pick<Restore, 'restoredAt' | 'backupMadeAt'>)[]> {
  const rows = await db
    .selectFrom('lost_number as l')
    .innerJoin('restore as r', 'r.id', 'l.restore_id')
    .select(['l.series', 'l.financial_year as financialYear', 'l.first_n as first', 'l.last_n as n'])
    .select(['r.restored_at as restoredAt', 'r.backup_made_at as backupMadeAt'])
    .orderBy('r.restored_at', 'desc')
    .orderBy('l.series')
    .orderBy('l.first_n')
    .execute()
  return rows.map((row) => ({ ...row, series: row.series as LostNumbers['series'] }))
}

/** The newest restore that no admin has confirmed. While there is one, nothing is sent by itself. */
export function findUnconfirmedRestore(db: Db) {
  return db
    .selectFrom('restore')
    .select(['id', 'restored_at as restoredAt', 'backup', 'backup_made_at as backupMadeAt'])
    .where('confirmed_at', 'is', null)
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Confirms all restores. `by` is null for the system. */
export async function confirmRestores(tx: Tx, at: Date, by: string | null): Promise<string[]> {
  const rows = await tx
    .updateTable('restore')
    .set({ confirmed_at: at, confirmed_by: by })
    .where('confirmed_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
