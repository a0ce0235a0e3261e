import { getToday } from '#features/base/institute/server/days/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Actor } from '#shared/server/actor.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { Holiday, ListWeek, TimetableBatch, TimetableWeek } from '../contract/timetable.contract.ts'
import { listHolidaysBetween } from './holidays.sql.ts'
import { listTaughtBatches, type TaughtBatch } from './sessions.sql.ts'

type Hours = TimetableBatch['hours'][number]
type Session = TaughtBatch['sessions'][number]

const DAYS = 7

/** Clashes include sessions that the filter leaves out. */
export async function getWeek(ctx: Ctx, { from, trainer, room }: ListWeek): Promise<TimetableWeek> {
  const { batches, ...week } = await listWeek(ctx, from)
  for (const place of ['trainer', 'room'] as const) markClashes(batches, place)
  const matches = (one: TimetableBatch) =>
    (!trainer || isSame(one.trainer, trainer)) && (!room || isSame(one.room, room))
  return { ...week, batches: batches.filter(matches) }
}

export const getOwnWeek = (ctx: Ctx<Actor>, { from }: { from?: string | undefined }): Promise<TimetableWeek> =>
  listWeek(ctx, from, ctx.actor.id)

async function listWeek({ db, clock }: Ctx, given: string | undefined, studentId?: string): Promise<TimetableWeek> {
  const today = await getToday(db, clock)
  const from = given ?? today
  const [taught, holidays] = await readTogether(db, (db) => [
    listTaughtBatches(db, from, studentId),
    listHolidaysBetween(db, from, addDays(from, DAYS - 1)),
  ])
  const days = listTaughtDays(from, holidays)
  const batches = taught.map(({ sessions, startOn, endOn, ownDays, ...batch }) => ({
    ...batch,
    hours: groupByHours(sessions, ({ weekday }) => {
      const day = days.get(weekday)
      const isTaught = day !== undefined && startOn <= day.date && (endOn === null || day.date <= endOn)
      return isTaught && ownDays?.includes(day.index) !== false ? day.index : undefined
    }),
  }))
  return { from, today, batches: batches.filter(({ hours }) => hours.length > 0), holidays }
}

/** Returns the days without holidays, by weekday. */
function listTaughtDays(from: string, holidays: Holiday[]): Map<number, { date: string; index: number }> {
  const days = Array.from({ length: DAYS }, (_, index) => ({ date: addDays(from, index), index }))
  const taught = days.filter(({ date }) => !holidays.some((one) => one.from <= date && date <= one.to))
  return new Map(taught.map((day) => [new Date(day.date).getUTCDay() || DAYS, day]))
}

/** Leaves out sessions without a day. */
function groupByHours(sessions: Session[], dayOf: (session: Session) => number | undefined): Hours[] {
  const hours: Hours[] = []
  for (const session of sessions) {
    const day = dayOf(session)
    if (day === undefined) continue
    const same = hours.find(({ start, end }) => start === session.start && end === session.end)
    if (same) same.days.push(day)
    else hours.push({ start: session.start, end: session.end, days: [day] })
  }
  return hours
}

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && keyOf(a) === keyOf(b)

/** Adds the days on which a session overlaps one of another batch with the same trainer or room. */
function markClashes(batches: TimetableBatch[], place: 'trainer' | 'room'): void {
  const named = batches.filter((one) => one[place] !== null)
  for (const group of Map.groupBy(named, (one) => keyOf(one[place] ?? '')).values())
    for (const one of group) {
      const others = group.filter((other) => other !== one).flatMap((other) => other.hours)
      for (const hours of one.hours) {
        const clashing = others.filter((other) => hours.start < other.end && other.start < hours.end)
        const isClash = (day: number) =>
          hours.clashes?.includes(day) || clashing.some((other) => other.days.includes(day))
        const days = hours.days.filter(isClash)
        if (days.length > 0) hours.clashes = days
      }
    }
}
