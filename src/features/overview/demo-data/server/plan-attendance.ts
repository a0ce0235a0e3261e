import { addDays } from '#shared/server/clock.ts'
import { type Calendar, minDay, maxDay } from './calendar.ts'
import { uuidAt } from './uuid-at.ts'
import type { Batch } from './plan-courses.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { Random } from './random.ts'

/** The first and last day on which a student is marked. `presence`: the probability of being present. */
export type AttendancePeriod = {
  id: string
  batch: Batch
  registeredAt: Date
  from: string
  until: string
  presence: number
}
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

export function planAttendancePeriods(
  random: Random,
  { today }: Calendar,
  student: PlannedStudent,
): AttendancePeriod[] {
  const { id, batch, registeredAt, joiningOn, status, dropped, moved } = student
  if (status === 'Pending') return []
  const from = maxDay(moved?.on ?? joiningOn, batch.startOn)
  const until = [batch.endOn ?? today, dropped ? addDays(dropped.on, -1) : today].reduce(minDay, today)
  const presence = random.chance(0.06) ? 0.5 : 0.905
  return from <= until ? [{ id, batch, registeredAt, from, until, presence }] : []
}

/** Lists the days from `from` to `to`, both included, without Sundays. */
export function listWorkingDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isSunday(day)) days.push(day)
  return days
}

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** Selects the last days that together have at least `marks` marks. */
export function selectLastDays(marks: number, days: readonly string[], periods: readonly AttendancePeriod[]): string[] {
  const indexByDay = new Map(days.map((day, index) => [day, index]))
  const getDayIndex = (day: string) => indexByDay.get(isSunday(day) ? addDays(day, 1) : day) ?? days.length
  const changes = Array.from({ length: days.length + 1 }, () => 0)
  for (const { from, until } of periods) {
    changes[getDayIndex(from)]! += 1
    changes[getDayIndex(addDays(until, 1))]! -= 1
  }
  let studentCount = 0
  const counts = changes.map((change) => (studentCount += change))
  let first = days.length
  for (let sum = 0; first > 0 && sum < marks; first--) sum += counts[first - 1]!
  return days.slice(first)
}

/**
 * Plans a sheet for each batch and day, oldest first; today only about every second batch has one. Students who
 * register after the sheet was saved are marked from the next day on.
 */
export function* planSheets(
  random: Random,
  calendar: Calendar,
  { days, periods }: { days: readonly string[]; periods: readonly AttendancePeriod[] },
): Generator<PlannedSheet> {
  const batches = [...Map.groupBy(periods, ({ batch }) => batch)]
  for (const day of days) {
    for (const [batch, members] of batches) {
      if (day < batch.startOn || (batch.endOn !== null && day > batch.endOn)) continue
      if (day === calendar.today && random.chance(0.5)) continue
      const savedAt = calendar.randomTimeOn(random, day)
      const marks = members
        .filter(({ from, until, registeredAt }) => from <= day && day <= until && registeredAt <= savedAt)
        .map(({ id, presence }) => ({ student: id, present: random.chance(presence) }))
      if (marks.length === 0) continue
      const present = marks.filter((mark) => mark.present).length
      yield { id: uuidAt(savedAt), batch, day, savedAt, marks, present, absent: marks.length - present }
    }
  }
}
