import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

/** The hash of a link, and so of all entries up to it, on a day. */
export type Seal = { day: string; number: number; hash: string }

/**
 * Adds the seal of today if entries were linked since the last one. Returns it, in the process that added it. Day and
 * hash are computed by the database, whose role for the app cannot insert seals.
 */
export async function sealTrail(db: Db): Promise<Seal | undefined> {
  const { rows } = await sql<{
    day: string
    n: number
    hash: Buffer
  }>`select day, n, hash from write_audit_seal()`.execute(db)
  return rows[0] && toSeal(rows[0])
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

export async function listSealsOfDaysToCome(db: Db): Promise<{ day: string; n: number }[]> {
  const { rows } = await sql<{
    day: string
    n: number
  }>`select day, n from audit_seal where day > current_date + 1`.execute(db)
  return rows
}
