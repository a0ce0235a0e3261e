import { getToday } from '#features/institute/server/public.ts'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import { getLastLink, lockTrail } from './chain-entries.ts'

/** The hash of a link, and so of all entries up to it, on a day. */
export type Seal = { day: string; number: number; hash: string }

/** Adds the seal of today if entries were linked since the last one. Returns it, in the process that added it. */
export async function sealTrail(db: Db, clock: Clock): Promise<Seal | undefined> {
  const today = await getToday(db, clock)
  return inTx(db, async (tx) => {
    if (!(await lockTrail(tx))) return undefined
    const [link, lastSeal] = [await getLastLink(tx), await getLastSeal(tx)]
    if (!link || (lastSeal && (lastSeal.number >= link.n || lastSeal.day >= today))) return undefined
    await tx.insertInto('audit_seal').values({ day: today, n: link.n, hash: link.hash }).execute()
    return { day: today, number: link.n, hash: link.hash.toString('hex') }
  })
}

export async function listSeals(db: Db, { after = '' } = {}): Promise<Seal[]> {
  const rows = await db
    .selectFrom('audit_seal')
    .select(['day', 'n', 'hash'])
    .$if(after !== '', (query) => query.where('day', '>', after))
    .orderBy('day')
    .execute()
  return rows.map(toSeal)
}

export async function getLastSeal(db: Db): Promise<Seal | undefined> {
  const row = await db
    .selectFrom('audit_seal')
    .select(['day', 'n', 'hash'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toSeal(row)
}

const toSeal = ({ day, n, hash }: { day: string; n: number; hash: Buffer }): Seal => ({
  day,
  number: n,
  hash: hash.toString('hex'),
})
