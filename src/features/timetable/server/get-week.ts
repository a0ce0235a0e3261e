import { getToday } from '#features/institute/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Actor } from '#shared/server/actor.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { ListWeek, TimetableSession, TimetableWeek } from '../contract/timetable.contract.ts'
import { listHolidaysBetween } from './holidays.sql.ts'
import { listSessions } from './sessions.sql.ts'

type Names = Pick<TimetableSession, 'trainer' | 'room'>

/** A session clashes with any other, also with one that the filter leaves out. */
export async function getWeek(ctx: Ctx, { from, trainer, room }: ListWeek): Promise<TimetableWeek> {
  const { sessions, ...week } = await listWeek(ctx, from)
  const marked = sessions.map((one) => ({ ...one, clash: sessions.some((other) => isClash(one, other)) }))
  const matches = (one: Names) => (!trainer || isSame(one.trainer, trainer)) && (!room || isSame(one.room, room))
  return { ...week, sessions: marked.filter(matches) }
}

export const getOwnWeek = (ctx: Ctx<Actor>, { from }: { from?: string | undefined }): Promise<TimetableWeek> =>
  listWeek(ctx, from, ctx.actor.id)

async function listWeek({ db, clock }: Ctx, given: string | undefined, studentId?: string): Promise<TimetableWeek> {
  const today = await getToday(db, clock)
  const from = given ?? today
  const [sessions, holidays] = await Promise.all([
    listSessions(db, from, studentId),
    listHolidaysBetween(db, from, addDays(from, 6)),
  ])
  return { from, today, sessions, holidays }
}

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && keyOf(a) === keyOf(b)

const isClash = (a: TimetableSession, b: TimetableSession): boolean =>
  a.batch._id !== b.batch._id &&
  a.date === b.date &&
  a.start < b.end &&
  b.start < a.end &&
  (isSame(a.trainer, b.trainer) || isSame(a.room, b.room))
