import { sql } from 'kysely'
import { HOUR_MS } from '#shared/contract/durations.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { AppError } from './errors.ts'

const message = messagesOf<typeof en>('shared')

/** `caller` is an IP address, an id or a hash. `text` may contain `max` and the minutes to wait as `count`. */
type HourlyLimit = { scope: string; caller: string; max: number; text?: MessageKey }

/** Counts this request and returns the number within an hour of the first; at most `max` + 1. */
export async function countInHour(
  { db, clock }: { db: Db; clock: Clock },
  { scope, caller, max }: Pick<HourlyLimit, 'scope' | 'caller' | 'max'>,
): Promise<{ n: number; started_at: Date }> {
  const now = clock.now()
  const isOver = sql<boolean>`request_count.started_at <= ${new Date(now.getTime() - HOUR_MS)} or request_count.n = 0`
  return db
    .insertInto('request_count')
    .values({ scope, caller: caller.slice(0, 64), started_at: now, n: 1 })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'caller']).doUpdateSet({
        n: sql`case when ${isOver} then 1 else least(request_count.n, ${max}) + 1 end`,
        started_at: sql`case when ${isOver} then excluded.started_at else request_count.started_at end`,
      }),
    )
    .returning(['n', 'started_at'])
    .executeTakeFirstOrThrow()
}

/**
 * Counts a request. Throws 429 with `Retry-After` beyond `max` requests within an hour of the first. A rolled back
 * transaction does not count.
 */
export async function countRequest(
  { db, clock }: { db: Db; clock: Clock },
  { scope, caller, max, text = message('hourlyLimitReached') }: HourlyLimit,
): Promise<void> {
  const { n, started_at } = await countInHour({ db, clock }, { scope, caller, max })
  if (n <= max) return
  const retryAfter = Math.ceil((started_at.getTime() + HOUR_MS - clock.now().getTime()) / 1000)
  const values = { max, count: Math.ceil(retryAfter / 60) }
  throw new AppError(429, 'too_many', { key: text, values }, { retryAfter })
}

/** Takes back a request that turned out to have no effect. Requests rejected meanwhile do not count either. */
export async function uncountRequest(
  db: Db,
  { scope, caller, max }: Pick<HourlyLimit, 'scope' | 'caller' | 'max'>,
): Promise<void> {
  await db
    .updateTable('request_count')
    .set({ n: sql`least(n, ${max}) - 1` })
    .where('scope', '=', scope)
    .where('caller', '=', caller.slice(0, 64))
    .execute()
}

export async function deleteOldCounts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db
    .deleteFrom('request_count')
    .where('started_at', '<=', new Date(clock.now().getTime() - HOUR_MS))
    .execute()
}
