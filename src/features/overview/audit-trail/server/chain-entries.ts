import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'
import { getLastLink, insertLinks, lockTrail, takeEntries } from './audit-links.sql.ts'
import { FIRST_HASH, hashLink, type Link } from './trail-digests.ts'

type ChainOptions = { db: Db; clock: Clock; batchSize?: number; isStopped?: () => boolean }

/**
 * Links all committed entries that have no link yet, oldest first, in a transaction per batch. Returns their number.
 */
export async function chainEntries({
  db,
  clock,
  batchSize = 1000,
  isStopped = () => false,
}: ChainOptions): Promise<number> {
  let total = 0
  for (;;) {
    const count = await inTx(db, (tx) => chainBatch(tx, clock, batchSize))
    total += count
    if (count < batchSize || isStopped()) return total
  }
}

async function chainBatch(tx: Tx, clock: Clock, size: number): Promise<number> {
  if (!(await lockTrail(tx))) return 0
  const [last, entries] = [await getLastLink(tx), await takeEntries(tx, size)]
  if (entries.length === 0) return 0
  const chainedAt = clock.now()
  let { n, hash, latestAt } = last ?? { n: 0, hash: FIRST_HASH, latestAt: new Date(0) }
  const links = entries.map(({ at, ...entry }) => {
    if (at > latestAt) latestAt = at
    const link: Link = { ...entry, n: ++n, latestAt, chainedAt }
    hash = hashLink(hash, link)
    return { ...link, hash }
  })
  await insertLinks(tx, links)
  return entries.length
}
