import { sql, type Selectable } from 'kysely'
import type { Drawer } from '#features/domain/fees/server/counts/public.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { DayClosing } from '#shared/server/tables.ts'
import { type Closing, type CountedSums, DENOMINATIONS } from '../contract/closings.contract.ts'

const selectClosings = (db: Db) =>
  db
    .selectFrom('day_closing as c')
    .innerJoin('account as s', 's.id', 'c.signed_by')
    .leftJoin('account as k', 'k.id', 'c.clerk_id')
    .selectAll('c')
    .select(['s.name as signer', 'k.name as clerk', sql<number>`c.counted - c.expected`.as('difference')])

type Row = Selectable<DayClosing> & { signer: string; clerk: string | null; difference: number }

/** Returns the newest first. */
export async function listCountsOfDay(db: Db, { day, clerkId }: Drawer): Promise<Closing[]> {
  const rows = await selectClosings(db)
    .where('c.day', '=', day)
    .where('c.clerk_id', clerkId === null ? 'is' : '=', clerkId)
    .orderBy('c.signed_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map((row) => toClosing(row as Row))
}

/** Returns when the drawer was last counted, or null. A count of all closes every drawer. */
export async function getLastCount(db: Db, { clerkId }: Drawer): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(signed_at) as at from (
      (select signed_at from day_closing where clerk_id is null order by day desc, signed_at desc limit 1)
      union all
      (select signed_at from day_closing where clerk_id = ${clerkId} order by day desc, signed_at desc limit 1)
    ) c`.execute(db)
  return rows[0]?.at ?? null
}

/** Returns the newest first; closings of all clerks if `clerkId` is undefined. */
export async function listClosings(
  db: Db,
  { page, limit, clerkId }: { page: number; limit: number; clerkId: string | undefined },
): Promise<{ closings: Closing[]; total: number }> {
  const rows = await selectClosings(db)
    .$if(clerkId !== undefined, (q) => q.where('c.clerk_id', '=', clerkId!))
    .orderBy('c.day', 'desc')
    .orderBy('c.signed_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('day_closing as c')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(clerkId !== undefined, (q) => q.where('c.clerk_id', '=', clerkId!))
    .executeTakeFirstOrThrow()
  return { closings: rows.map((row) => toClosing(row as Row)), total }
}

function toClosing(row: Row): Closing {
  const counts = row.counts as Record<string, number>
  return {
    _id: row.id,
    date: row.day,
    scope: row.clerk_id === null ? 'all' : 'own',
    clerk: row.clerk,
    expected: row.expected,
    counted: row.counted,
    difference: row.difference,
    reason: row.reason,
    counts: DENOMINATIONS.flatMap((value) => {
      const count = counts[value] ?? 0
      return count > 0
        ? [
            {
              value,
              count,
            },
          ]
        : []
    }),
    signedAt: row.signed_at.toISOString(),
    signedBy: row.signer,
    sums: row.sums as CountedSums | null,
  }
}

type NewClosing = Drawer & {
  id: string
  expected: number
  counted: number
  counts: Record<string, number>
  reason: string | null
  sums: CountedSums
  signedAt: Date
  signedBy: string
}

export async function insertClosing(
  tx: Tx,
  { day, clerkId, signedAt, signedBy, counts, sums, ...rest }: NewClosing,
): Promise<void> {
  await tx
    .insertInto('day_closing')
    .values({
      ...rest,
      day,
      clerk_id: clerkId,
      signed_at: signedAt,
      signed_by: signedBy,
      counts: JSON.stringify(counts),
      sums: JSON.stringify(sums),
    })
    .execute()
}
