import type { Db, Tx } from '#shared/server/db.ts'
import type { Role } from '#shared/contract/endpoint.ts'

const selectFeeds = (db: Db) =>
  db
    .selectFrom('calendar_feed as f')
    .leftJoin('batch as b', 'b.id', 'f.batch_id')
    .select(['f.code', 'f.batch_id as batchId', 'b.code as batch', 'f.trainer'])

export async function findFeed(db: Db, accountId: string) {
  return selectFeeds(db).where('f.account_id', '=', accountId).executeTakeFirst()
}

export async function findFeedByCode(db: Db, code: string) {
  const feed = await selectFeeds(db)
    .innerJoin('account as a', 'a.id', 'f.account_id')
    .select(['a.id as accountId', 'a.role'])
    .where('f.code', '=', code)
    .where('a.state', '=', 'active')
    .executeTakeFirst()
  return feed && { ...feed, role: feed.role as Role }
}

export async function deleteFeed(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('account_id', '=', accountId).execute()
}

type NewFeed = { accountId: string; batchId: string | null; trainer: string | null; at: Date }

export async function insertFeed(tx: Tx, { accountId, batchId, trainer, at }: NewFeed): Promise<void> {
  await tx
    .insertInto('calendar_feed')
    .values({ account_id: accountId, batch_id: batchId, trainer, created_at: at })
    .execute()
}
