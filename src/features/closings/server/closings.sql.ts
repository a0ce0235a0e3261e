import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { DayClosing } from '#shared/server/tables.ts'
import { type Closing, DENOMINATIONS } from '../contract/closings.contract.ts'
import { countChanges, type Drawer, readDay, type Versions } from './day-cash.sql.ts'

const selectClosings = (db: Db) =>
  db
    .selectFrom('day_closing as c')
    .innerJoin('account as s', 's.id', 'c.signed_by')
    .leftJoin('account as k', 'k.id', 'c.clerk_id')
    .selectAll('c')
    .select(['s.name as signer', 'k.name as clerk', sql<number>`c.counted - c.expected`.as('difference')])

type Row = Selectable<DayClosing> & { signer: string; clerk: string | null; difference: number }

export async function findClosing(db: Db, { day, clerkId }: Drawer): Promise<Closing | null> {
  const row = await selectClosings(db)
    .where('c.day', '=', day)
    .where('c.clerk_id', clerkId === null ? 'is' : '=', clerkId)
    .executeTakeFirst()
  return row ? toClosing(db, row as Row) : null
}

/** Newest day first; of one clerk, or all if `clerkId` is undefined. */
export async function listClosings(
  db: Db,
  { page, limit, clerkId }: { page: number; limit: number; clerkId: string | undefined },
): Promise<{ closings: Closing[]; total: number }> {
  const rows = await selectClosings(db)
    .$if(clerkId !== undefined, (q) => q.where('c.clerk_id', '=', clerkId!))
    .orderBy('c.day', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('day_closing as c')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(clerkId !== undefined, (q) => q.where('c.clerk_id', '=', clerkId!))
    .executeTakeFirstOrThrow()
  const closings: Closing[] = []
  for (const row of rows) closings.push(await toClosing(db, row as Row))
  return { closings, total }
}

async function toClosing(db: Db, row: Row): Promise<Closing> {
  const drawer = { day: row.day, clerkId: row.clerk_id }
  const { cash, records } = await readDay(db, drawer)
  const changes = countChanges(row.records as Versions, records)
  const counts = row.counts as Record<string, number>
  return {
    _id: row.id,
    date: row.day,
    scope: row.clerk_id === null ? 'all' : 'own',
    clerk: row.clerk,
    ...{ expected: row.expected, counted: row.counted, difference: row.difference, reason: row.reason },
    counts: DENOMINATIONS.flatMap((value) => {
      const count = counts[value] ?? 0
      return count > 0 ? [{ value, count }] : []
    }),
    signedAt: row.signed_at.toISOString(),
    signedBy: row.signer,
    changed: changes === 0 ? null : { changes, expected: cash.expected },
  }
}

type NewClosing = Drawer & {
  id: string
  expected: number
  counted: number
  counts: Record<string, number>
  reason: string | null
  records: Versions
  signedAt: Date
  signedBy: string
}

export async function insertClosing(
  tx: Tx,
  { day, clerkId, signedAt, signedBy, counts, records, ...rest }: NewClosing,
) {
  await tx
    .insertInto('day_closing')
    .values({
      ...{ ...rest, day, clerk_id: clerkId, signed_at: signedAt, signed_by: signedBy },
      ...{ counts: JSON.stringify(counts), records: JSON.stringify(records) },
    })
    .execute()
}
