import { getToday } from '#features/institute/server/public.ts'
import { signPhoto } from '#features/students/server/public.ts'
import { anyOf } from '#shared/server/any-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { ListReminders, ReminderList } from '../contract/reminders.contract.ts'
import { countWaiting, findLastReminders } from './reminders.sql.ts'
import { getReminderSettings } from './settings.sql.ts'
import { listIds, selectRemindedStudents } from './students-to-remind.sql.ts'

export async function listReminders(
  ctx: Pick<Ctx, 'db' | 'clock' | 'translate' | 'secretKey'>,
  query: ListReminders,
): Promise<ReminderList> {
  const { db, clock, translate } = ctx
  const today = await getToday(db, clock)
  const { days } = await getReminderSettings(db, translate)
  const { ids, counts } = await listIds(db, query, { search: query.search, days, today })
  const [rows, last, waiting] = await Promise.all([
    ids.length === 0 ? [] : selectRemindedStudents(db, today).where('s.id', '=', anyOf(ids)).execute(),
    findLastReminders(db, ids),
    countWaiting(db, today),
  ])
  const students = rows
    .sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
    .map((student) => ({ ...signPhoto(ctx, student._id, student), lastReminder: last.get(student._id) ?? null }))
  return { students, total: counts[query.tab], counts, waiting }
}
