import { getToday } from '#features/base/institute/server/days/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { type Scope, scopeOf } from '#shared/server/scope.ts'
import type { FilterReminders, ListReminders, ReminderList, ReminderTotals } from '../contract/reminders.contract.ts'
import { countWaiting, findLastReminders } from './reminders.sql.ts'
import { getReminderSettings } from './settings.sql.ts'
import { countReminders, type Filter, listIds, listRemindedStudents } from './students-to-remind.sql.ts'

type Context = Pick<Ctx, 'db' | 'actor' | 'clock' | 'translate'>

export async function listReminders(
  ctx: Context & Pick<Ctx, 'secretKey'>,
  query: ListReminders,
): Promise<ReminderList> {
  const { db } = ctx
  const scope = scopeOf(ctx.actor)
  const filter = await buildFilter(ctx, query)
  const { today } = filter
  const [ids, totals] = await Promise.all([
    listIds(db, scope, query, filter),
    query.totals === 'false' ? undefined : sumTotals(db, scope, query, filter),
  ])
  const [rows, last, waiting] = await readTogether(db, (db) => [
    ids.length === 0 ? [] : listRemindedStudents(db, scope, ids, today),
    findLastReminders(db, scope, ids),
    countWaiting(db, scope, today),
  ])
  const students = rows
    .sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
    .map((student) => ({ ...signPhoto(ctx, student._id, student), lastReminder: last.get(student._id) ?? null }))
  return { students, ...totals, waiting }
}

export async function getReminderTotals(ctx: Context, query: FilterReminders): Promise<ReminderTotals> {
  return sumTotals(ctx.db, scopeOf(ctx.actor), query, await buildFilter(ctx, query))
}

async function sumTotals(db: Db, scope: Scope, { tab }: FilterReminders, filter: Filter): Promise<ReminderTotals> {
  const counts = await countReminders(db, scope, filter)
  return { total: counts[tab], counts }
}

async function buildFilter({ db, clock, translate }: Context, { search }: FilterReminders): Promise<Filter> {
  const today = await getToday(db, clock)
  const { days } = await getReminderSettings(db, translate)
  return { search, days, today }
}
