import { DAY_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { hasTables } from '../schema.sql.ts'
import type { Databases } from './databases.ts'
import { findLastRestore } from './lineage.sql.ts'

/** The data before a restore are kept for so long. */
const KEEP_BEFORE_MS = 7 * DAY_MS

type Options = { databases: Databases; ownerUrl: string; clock: Clock }

export async function dropExpired({ databases, ownerUrl, clock }: Options): Promise<void> {
  if (!(await databases.hasBefore())) return
  const last = await withOwnerConnection(ownerUrl, async ({ db, client }) =>
    (await hasTables(client)) ? findLastRestore(db) : undefined,
  )
  if (last && last.restoredAt.getTime() > clock.now().getTime() - KEEP_BEFORE_MS) return
  await databases.dropBefore()
}
