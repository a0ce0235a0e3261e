import { dayAfter } from '#shared/server/clock.ts'
import { type Calendar, earlier, later } from './calendar.ts'
import { idAt } from './ids.ts'
import type { Batch } from './offers.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { Random } from './random.ts'

/** Somebody to be marked, with the first and the last day on which that may be. */
export type Attending = { id: string; batch: Batch; registeredAt: Date; from: string; until: string; presence: number }
export type PlannedMark = { student: string; present: boolean }
export type PlannedSheet = {
  id: string
  batch: Batch
  day: string
  savedAt: Date
  marks: PlannedMark[]
  present: number
  absent: number
}

/** Nobody while a registration waits; whoever dropped out is marked until the day before. */
export function attendingOf(random: Random, { today }: Calendar, student: PlannedStudent): Attending[] {
  const { id, batch, registeredAt, joiningOn, status, dropped } = student
  if (status === 'Pending') return []
  const from = later(joiningOn, batch.startOn)
  const until = [batch.endOn ?? today, dropped ? dayAfter(dropped.on, -1) : today].reduce(earlier, today)
  // About nine in ten are there on any day, and a few are often away.
  const presence = random.chance(0.06) ? 0.5 : 0.905
  return from <= until ? [{ id, batch, registeredAt, from, until, presence }] : []
}

/** The days from one to another, both included, without Sundays. */
export function workingDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) if (!isSunday(day)) days.push(day)
  return days
}

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** The last of the days, as many as it takes until there are so many marks. */
export function lastDaysWith(marks: number, days: readonly string[], attending: readonly Attending[]): string[] {
  const placeOf = new Map(days.map((day, place) => [day, place]))
  const place = (day: string) => placeOf.get(isSunday(day) ? dayAfter(day, 1) : day) ?? days.length
  const more = Array.from({ length: days.length + 1 }, () => 0)
  for (const { from, until } of attending) {
    more[place(from)]! += 1
    more[place(dayAfter(until, 1))]! -= 1
  }
  let there = 0
  const counts = more.map((change) => (there += change))
  let first = days.length
  for (let sum = 0; first > 0 && sum < marks; first--) sum += counts[first - 1]!
  return days.slice(first)
}

/**
 * A sheet for each batch and day on which somebody was to be marked, oldest first; of today, only about every second batch
 * has one yet. Who registers after the sheet was saved is marked from the next day on.
 */
export function* planSheets(
  random: Random,
  calendar: Calendar,
  { days, attending }: { days: readonly string[]; attending: readonly Attending[] },
): Generator<PlannedSheet> {
  const batches = [...Map.groupBy(attending, ({ batch }) => batch)]
  for (const day of days) {
    for (const [batch, members] of batches) {
      if (day < batch.startOn || (batch.endOn !== null && day > batch.endOn)) continue
      if (day === calendar.today && random.chance(0.5)) continue
      const savedAt = calendar.whileOpen(random, day)
      const marks = members
        .filter(({ from, until, registeredAt }) => from <= day && day <= until && registeredAt <= savedAt)
        .map(({ id, presence }) => ({ student: id, present: random.chance(presence) }))
      if (marks.length === 0) continue
      const present = marks.filter((mark) => mark.present).length
      yield { id: idAt(savedAt), batch, day, savedAt, marks, present, absent: marks.length - present }
    }
  }
}
