import { lockBatchByCode } from '#features/domain/courses/batches/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { fromCode, toCode } from '#shared/server/uuid-code.ts'
import type { CalendarChoice, CalendarFeed } from '../contract/calendar.contract.ts'
import { buildCalendar } from './build-calendar.ts'
import { deleteFeed, findFeed, findFeedByCode, insertFeed } from './calendar-feeds.sql.ts'

export async function getCalendarFeed(ctx: Ctx<Actor>, db: Db = ctx.db): Promise<CalendarFeed> {
  const feed = await findFeed(db, ctx.actor.id)
  const origin = ctx.publicOrigin
  return {
    exists: feed !== undefined,
    url: feed && origin !== undefined ? `${origin}/api/calendar/${toCode(feed.code)}` : null,
    isPublic: origin !== undefined,
    batch: feed?.batch ?? null,
    trainer: feed?.trainer ?? null,
  }
}

/** 422: unknown batch. */
export async function renewCalendar(ctx: Ctx<Actor>, { batch, trainer }: CalendarChoice): Promise<CalendarFeed> {
  const { id, role } = ctx.actor
  return inTx(ctx.db, async (tx) => {
    const chosen = role === 'student' ? {} : { batch, trainer }
    const batchId = chosen.batch ? await lockBatchByCode(tx, chosen.batch, 'batch') : null
    await deleteFeed(tx, id)
    await insertFeed(tx, { accountId: id, batchId, trainer: chosen.trainer ?? null, at: ctx.clock.now() })
    const feed = await getCalendarFeed(ctx, tx)
    const after = { batch: feed.batch, trainer: feed.trainer }
    await audit(tx, ctx, { action: 'calendar.renew', record: 'account', recordId: id, after })
    return feed
  })
}

/** 404: code unknown or renewed. A malformed code takes as long as an unknown one. */
export async function getCalendarFile(ctx: Ctx, code: string) {
  const feed = found(await findFeedByCode(ctx.db, fromCode(code)))
  const content = Buffer.from(await buildCalendar(ctx, feed))
  return { name: 'timetable.ics', content, type: 'text/calendar; charset=utf-8', hasETag: true }
}
