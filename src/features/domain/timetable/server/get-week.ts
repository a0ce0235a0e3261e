import { getToday } from '#features/base/institute/server/days/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Actor } from '#shared/server/actor.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { ListWeek, TimetableSession, TimetableWeek } from '../contract/timetable.contract.ts'
import { listHolidaysBetween } from './holidays.sql.ts'
import { listSessions } from './sessions.sql.ts'

type Names = Pick<TimetableSession, 'trainer' | 'room'>

/** Clashes include sessions that the filter leaves out. */
export async function getWeek(ctx: Ctx, { from, trainer, room }: ListWeek): Promise<TimetableWeek> {
  const { sessions, ...week } = await listWeek(ctx, from)
  const clashing = findClashing(sessions)
  const marked = sessions.map((one) => ({ ...one, clash: clashing.has(one) }))
  const matches = (one: Names) => (!trainer || isSame(one.trainer, trainer)) && (!room || isSame(one.room, room))
  return { ...week, sessions: marked.filter(matches) }
}

export const getOwnWeek = (ctx: Ctx<Actor>, { from }: { from?: string | undefined }): Promise<TimetableWeek> =>
  listWeek(ctx, from, ctx.actor.id)

async function listWeek({ db, clock }: Ctx, given: string | undefined, studentId?: string): Promise<TimetableWeek> {
  const today = await getToday(db, clock)
  const from = given ?? today
  const [sessions, holidays] = await readTogether(db, (db) => [
    listSessions(db, from, studentId),
    listHolidaysBetween(db, from, addDays(from, 6)),
  ])
  return { from, today, sessions, holidays }
}

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && keyOf(a) === keyOf(b)

/** Returns the sessions that overlap one of another batch on the same day with the same trainer or room. */
function findClashing(sessions: TimetableSession[]): Set<TimetableSession> {
  const clashing = (['trainer', 'room'] as const).flatMap((place) => {
    const named = sessions.filter((one) => one[place] !== null)
    const groups = Map.groupBy(named, (one) => `${one.date} ${keyOf(one[place] ?? '')}`)
    return [...groups.values()].flatMap((group) => group.filter((one) => group.some((other) => overlaps(one, other))))
  })
  return new Set(clashing)
}

const overlaps = (a: TimetableSession, b: TimetableSession): boolean =>
  a.batch._id !== b.batch._id && a.start < b.end && b.start < a.end
