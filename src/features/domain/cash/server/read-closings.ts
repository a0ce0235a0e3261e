import type { Drawer } from '#features/domain/fees/server/counts/public.ts'
import { mayHrCloseAll } from '#features/base/institute/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { forbidden } from '#shared/server/errors.ts'
import type { Closing, DayCash } from '../contract/closings.contract.ts'
import type { Scope } from '../contract/closings.search.ts'
import type en from '../contract/messages/en.json'
import { may } from '../contract/permissions.ts'
import { getLastCount, listClosings, listCountsOfDay } from './closings.sql.ts'
import { readUncounted } from './uncounted-cash.sql.ts'

const message = messagesOf<typeof en>('cash')

const mayCloseAll = async (db: Db, actor: Actor) => may(actor, 'cash.close-all') || (await mayHrCloseAll(db))

const mayReadAll = async (db: Db, actor: Actor) => may(actor, 'cash.read-all') || (await mayCloseAll(db, actor))

type OfDay = { date: string; scope: Scope }

/** 403: an admin issues no receipts; HR closes all receipts only if the settings allow it. */
export const toDrawer = (db: Db, ctx: Ctx<Actor>, ofDay: OfDay): Promise<Drawer> =>
  toAllowedDrawer(db, ctx, ofDay, mayCloseAll)

async function toAllowedDrawer(
  db: Db,
  { actor }: Ctx<Actor>,
  { date, scope }: OfDay,
  mayHaveAll: typeof mayCloseAll,
): Promise<Drawer> {
  if (scope === 'own') {
    if (!may(actor, 'cash.close-own')) throw forbidden(message('adminClosesAll'))
    return { day: date, clerkId: actor.id }
  }
  if (!(await mayHaveAll(db, actor))) throw forbidden(message('onlyOwn'))
  return { day: date, clerkId: null }
}

export async function getDayCash(
  ctx: Ctx<Actor>,
  query: { date?: string | undefined; scope?: Scope | undefined },
): Promise<DayCash> {
  const date = query.date ?? (await getToday(ctx.db, ctx.clock))
  const scope = query.scope ?? (may(ctx.actor, 'cash.close-own') ? 'own' : 'all')
  const drawer = await toAllowedDrawer(ctx.db, ctx, { scope, date }, mayReadAll)
  const closings = await listCountsOfDay(ctx.db, drawer)
  const since = (await getLastCount(ctx.db, drawer))?.toISOString() ?? null
  return { date, scope, ...(await readUncounted(ctx.db, drawer)), since, closing: closings[0] ?? null, closings }
}

export async function getClosings(
  { db, actor }: Ctx<Actor>,
  query: { page: number; limit: number },
): Promise<{ closings: Closing[]; total: number }> {
  return listClosings(db, { ...query, clerkId: (await mayReadAll(db, actor)) ? undefined : actor.id })
}
