import { v7 as uuid } from 'uuid'
import { isSetUp } from '#features/institute/server/public.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Tx } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { DemoAccount } from '#features/setup/contract/setup.contract.ts'
import { loadDataSet } from './load-data-set.ts'
import { asOwner } from './owner.ts'
import type { Size } from './size.ts'
import { tidyTables } from './totals.ts'
import { loadDemo } from './load-demo.ts'

type Wanted = { size: Size; force: boolean; clock: Clock }

/**
 * Fills a database for measuring: an empty one with a whole demo institute, whose accounts are answered; one that is set up
 * with more courses, batches, students and what belongs to them. Where there are students already it is refused, unless forced.
 */
export async function seedDataSet(ownerUrl: string, { size, force, clock }: Wanted): Promise<DemoAccount[]> {
  return asOwner(ownerUrl, async ({ db, client }) => {
    const isFresh = !(await isSetUp(db))
    const accounts = isFresh ? await loadDemo(ownerUrl, { clock, requestId: uuid(), actor: SYSTEM }, size) : []
    if (!isFresh) {
      await db.transaction().execute(async (tx) => {
        if (!force) await refuseStudents(tx)
        await loadDataSet(tx, client, { size, now: clock.now() })
      })
    }
    await tidyTables(db)
    return accounts
  })
}

async function refuseStudents(tx: Tx): Promise<void> {
  const any = await tx.selectFrom('student').select('id').limit(1).executeTakeFirst()
  if (any) {
    throw new StartupError(
      'There are students in this database already. Made-up ones would stand among them for good; --force adds them all the same.',
    )
  }
}
