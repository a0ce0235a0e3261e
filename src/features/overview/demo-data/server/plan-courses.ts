import { v7 as uuid } from 'uuid'
import type { Session } from '#features/domain/courses/batches/contract/sessions.ts'
import { addDays } from '#shared/server/clock.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { type Calendar, daysBetween, addMonths } from './calendar.ts'
import type { Random } from './random.ts'

const COURSES = [
  { name: 'Tally with GST', short: 'TALLY', rupees: 12_000, months: 3 },
  { name: 'Python Programming', short: 'PY', rupees: 18_000, months: 4 },
  { name: 'Full Stack Web Development', short: 'FSW', rupees: 45_000, months: 8 },
  { name: 'Data Analytics', short: 'DA', rupees: 35_000, months: 6 },
  { name: 'Graphic Design', short: 'GD', rupees: 22_000, months: 5 },
  { name: 'Digital Marketing', short: 'DM', rupees: 15_000, months: 3 },
  { name: 'Hindi Typing', short: 'HT', rupees: 4_500, months: 2 },
  { name: 'Français des affaires', short: 'FR', rupees: 16_500, months: 4 },
] as const

const TIMES = ['08:00 to 10:00', '10:00 to 12:00', '12:30 to 14:30', '15:00 to 17:00', '18:00 to 20:00'] as const
const TRAINERS = ['Anita Example', 'Binod Example', 'Chitra Example', 'Dev Example', 'Esther Example'] as const
const ROOMS = ['Room 1', 'Room 2', 'Lab 1', 'Lab 2'] as const
/** Monday is 1. */
const WEEKDAYS = [
  [1, 3, 5],
  [2, 4, 6],
  [1, 2, 3, 4, 5],
] as const
const MIN_BATCHES_PER_COURSE = 3
const STUDENTS_PER_BATCH = 100

export type Course = { id: string; name: string; short: string; paise: number; duration: string; months: number }
type Teaching = { trainer: string; room: string; sessions: Session[]; seats: number }
export type Batch = {
  id: string
  code: string
  time: string
  course: Course
  startOn: string
  endOn: string | null
} & Teaching

/** Uses existing courses of the same name. */
export function planCourses(existing: ReadonlyMap<string, string>): { courses: Course[]; added: Course[] } {
  const courses = COURSES.map(({ name, short, rupees, months }) => ({
    id: existing.get(keyOf(name)) ?? uuid(),
    name,
    short,
    paise: rupees * 100,
    duration: `${months} months`,
    months,
  }))
  return { courses, added: courses.filter(({ name }) => !existing.has(keyOf(name))) }
}

export function planBatches(
  random: Random,
  { from, today }: Calendar,
  { courses, students, takenCodes }: { courses: Course[]; students: number; takenCodes: ReadonlySet<string> },
): Batch[] {
  const count =
    courses.length * Math.max(MIN_BATCHES_PER_COURSE, Math.ceil(students / STUDENTS_PER_BATCH / courses.length))
  const days = daysBetween(from, today) + 10
  // Students are spread unevenly over the batches: a few are full.
  const seats = Math.ceil((students / count) * 1.2)
  const codes = new Set(takenCodes)
  return Array.from({ length: count }, (_, index) => {
    const course = courses[index % courses.length]!
    const startOn = addDays(from, Math.round((days * index) / (count - 1)))
    const endOn = addMonths(startOn, course.months)
    const time = random.pick(TIMES)
    return {
      id: uuid(),
      code: createUniqueCode(`${course.short}-${startOn.slice(2, 7).replace('-', '')}`, codes),
      time,
      course,
      startOn,
      // Half of the running batches have no end date.
      endOn: endOn < today || random.chance(0.5) ? endOn : null,
      ...planTeaching(index, time, seats),
    }
  })
}

/** Depends only on the number of the batch, so that other records stay as they are for a seed. */
function planTeaching(index: number, time: string, seats: number): Teaching {
  const [start = '', end = ''] = time.split(' to ')
  return {
    trainer: TRAINERS[index % TRAINERS.length]!,
    room: ROOMS[index % ROOMS.length]!,
    sessions: WEEKDAYS[index % WEEKDAYS.length]!.map((weekday) => ({ weekday, start, end })),
    seats,
  }
}

function createUniqueCode(prefix: string, taken: Set<string>): string {
  let code = prefix
  for (let n = 2; taken.has(keyOf(code)); n++) code = `${prefix}-${n}`
  taken.add(keyOf(code))
  return code
}
