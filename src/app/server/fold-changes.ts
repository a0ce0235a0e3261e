import { sql } from 'kysely'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { addDays, type Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'

/** A clock that is wrong by fewer days leaves the counts of batches right. */
const PAST_DAYS = 7

/**
 * Adds the changes since the last call to the sums by day and to the counts of batches, so that few rows are read.
 * Readers count both, see `daily_total` and `batch_total`.
 */
export async function foldChanges({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const past = addDays(await getToday(db, clock), -PAST_DAYS)
  await sql`select fold_daily_sums(), fold_batch_counts(${past}::date)`.execute(db)
}
