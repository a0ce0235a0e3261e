import { sql } from 'kysely'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'
import { ENTRY_DIGEST, FIRST_HASH, hashLink, type Link, PERSONAL_DIGESTS } from './trail-digests.ts'

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

/** Chains and seals are written by one process at a time. Held until the transaction ends. */
export async function lockTrail(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtext('audit trail')) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

export async function getLastLink(db: Db): Promise<{ n: number; hash: Buffer; latestAt: Date } | undefined> {
  return db
    .selectFrom('audit_link')
    .select(['n', 'hash', 'latest_at as latestAt'])
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type UnchainedEntry = Omit<Link, 'n' | 'latestAt' | 'chainedAt'> & { at: Date }

async function takeEntries(tx: Tx, size: number): Promise<UnchainedEntry[]> {
  const { rows } = await sql<UnchainedEntry>`
    with taken as (
      delete from audit_unchained
      where ctid = any(array(select ctid from audit_unchained order by at, entry_id limit ${size}))
      returning entry_id
    )
    select e.at, e.id as "entryId", ${ENTRY_DIGEST} as "entryDigest", personal.subject_id as "subjectId",
      personal.fields as "personalFields", personal.digests as "personalDigests"
    from taken join audit_entry e on e.id = taken.entry_id cross join ${PERSONAL_DIGESTS}
    where not exists (select from audit_link l where l.entry_id = e.id)
    order by e.at, e.id`.execute(tx)
  return rows
}

async function insertLinks(tx: Tx, links: (Link & { hash: Buffer })[]): Promise<void> {
  const rows = links.map((link) => ({
    n: link.n,
    entry_id: link.entryId,
    entry_digest: link.entryDigest,
    subject_id: link.subjectId,
    personal_fields: link.personalFields,
    personal_digests: link.personalDigests,
    latest_at: link.latestAt,
    chained_at: link.chainedAt,
    hash: link.hash,
  }))
  await tx.insertInto('audit_link').values(rows).execute()
}
