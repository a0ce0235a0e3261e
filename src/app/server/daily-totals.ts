import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

/**
 * Adds the changes since the last call to the sums by day, so that few rows are read. Readers count both, see
 * `daily_total`.
 */
export async function foldDailySums(db: Db): Promise<void> {
  await sql`select fold_daily_sums()`.execute(db)
}
