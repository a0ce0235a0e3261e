import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { BatchOverview, ListBatchOverviews } from '../contract/overview.contract.ts'
import { BATCH_COLUMNS, batchesNotDeleted } from './batches.sql.ts'
import { seatsTakenOn } from './batch-counts.sql.ts'
import { waitingCount } from './waiting/waiting.sql.ts'

const STRENGTH = sql<number>`coalesce(k.n, 0)`

/** Computes the share of the seats that is taken. Null without seats and for an ended batch. */
const fillOn = (day: string) =>
  sql`case when coalesce(b.end_on >= ${day}::date, true) then ${STRENGTH}::float / b.seats end`

export async function listBatchOverviews(
  db: Db,
  query: ListBatchOverviews,
  today: string,
): Promise<{ batches: BatchOverview[]; total: number }> {
  const pattern = likePattern(query.search)
  const { limit, offset } = limitAndOffset(query)!
  const [batches, { total }] = await readTogether(db, (db) => {
    const matching = batchesNotDeleted(db).$if(query.search !== '', (q) =>
      q.where(
        sql<boolean>`(b.search_key like ${pattern} or c.search_key like ${pattern}
          or fold_text(b.trainer) like ${pattern} or fold_text(b.room) like ${pattern})`,
      ),
    )
    return [
      matching
        .leftJoin(seatsTakenOn(today).as('k'), 'k.batch_id', 'b.id')
        .select([...BATCH_COLUMNS, STRENGTH.as('strength'), waitingCount.as('waiting')])
        .$if(query.order !== 'newest', (q) =>
          q.orderBy(sql`${fillOn(today)} ${sql.raw(query.order === 'fullest' ? 'desc' : 'asc')} nulls last`),
        )
        .orderBy('b.created_at', 'desc')
        .orderBy('b.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]
  })
  return { batches, total }
}

/** Lists each name once, ignoring case. Deleted batches do not count. */
export async function listTrainersAndRooms(db: Db): Promise<{ trainers: string[]; rooms: string[] }> {
  const list = async (db: Db, column: 'trainer' | 'room') => {
    const key = `${column}_key` as const
    const rows = await db
      .selectFrom('batch')
      .distinctOn(key)
      .select(column)
      .where('deleted_at', 'is', null)
      .where(key, 'is not', null)
      .orderBy(key)
      .orderBy('created_at', 'desc')
      .limit(1000)
      .execute()
    return rows.map((row) => (row as Record<string, string>)[column]!)
  }
  const [trainers, rooms] = await readTogether(db, (db) => [list(db, 'trainer'), list(db, 'room')])
  return { trainers, rooms }
}
