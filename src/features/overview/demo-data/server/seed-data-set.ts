import { v7 as uuid } from 'uuid'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Tx } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { DemoAccount } from '#features/overview/setup/contract/setup.contract.ts'
import { loadDataSet } from './load-data-set.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { hasStudents } from './demo-records.sql.ts'
import type { Size } from './size.ts'
import { vacuumTables } from './totals.sql.ts'
import { loadDemo } from './load-demo.ts'

type Options = { size: Size; force: boolean; clock: Clock }

/**
 * Fills a database for measurements. An empty one gets a demo institute, whose accounts are returned; one that is set
 * up gets more records. Rejects a database with students unless `force` is set.
 */
export async function seedDataSet(ownerUrl: string, { size, force, clock }: Options): Promise<DemoAccount[]> {
  return withOwnerConnection(ownerUrl, async ({ db, client }) => {
    const isFresh = !(await isSetUp(db))
    const accounts = isFresh ? await loadDemo(ownerUrl, { clock, requestId: uuid(), actor: SYSTEM }, size) : []
    if (!isFresh) {
      await db.transaction().execute(async (tx) => {
        if (!force) await assertNoStudents(tx)
        await loadDataSet(tx, client, { size, now: clock.now() })
      })
    }
    await vacuumTables(db)
    return accounts
  })
}

async function assertNoStudents(tx: Tx): Promise<void> {
  if (await hasStudents(tx)) {
    throw new StartupError(
      'There are students in this database already. Fictitious ones cannot be removed again; use --force to add them anyway.',
    )
  }
}
