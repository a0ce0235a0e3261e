import { dayAfter } from '#shared/server/clock.ts'
import { type Calendar, daysBetween } from './calendar.ts'
import { idAt } from './ids.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { Random } from './random.ts'

const TECHNIQUES = ['HTML, CSS', 'React, Node.js', 'Python, pandas', 'Tally', 'Inkscape', 'Spreadsheets'] as const
const DESCRIPTIONS = [
  'A made-up shop with a cart and a bill',
  'The example institute’s timetable as a page',
  'Sales of a sample company, month by month',
  'Un site d’exemple pour une boulangerie',
  'नमूना पुस्तकालय की सूची',
] as const

/** A student's project or portfolio link, put there by the student. */
export type PlannedWork = { id: string; student: PlannedStudent; at: Date; link: string }
export type PlannedProject = PlannedWork & { techUsed: string; description: string }

/** About every fifth student has some of each; nobody does while a registration waits. */
export const mayHaveWorks = ({ status }: PlannedStudent, place: number) => place % 5 === 0 && status !== 'Pending'

export function planProjects(random: Random, calendar: Calendar, student: PlannedStudent): PlannedProject[] {
  return planWorks(random, calendar, student, 'project').map((work) => ({
    ...work,
    techUsed: random.pick(TECHNIQUES),
    description: random.pick(DESCRIPTIONS),
  }))
}

export function planLinks(random: Random, calendar: Calendar, student: PlannedStudent): PlannedWork[] {
  return planWorks(random, calendar, student, 'portfolio')
}

/** One to three, on days after the registration and before somebody dropped out. */
function planWorks(random: Random, calendar: Calendar, student: PlannedStudent, kind: string): PlannedWork[] {
  const { joiningOn, registeredAt, dropped } = student
  const last = dropped ? dayAfter(dropped.on, -1) : calendar.today
  const days = Math.max(0, daysBetween(joiningOn, last))
  return Array.from({ length: random.int(1, 3) }, (_, index) => {
    const opened = calendar.whileOpen(random, dayAfter(joiningOn, random.int(0, days)))
    const at = new Date(Math.max(opened.getTime(), registeredAt.getTime()))
    return { id: idAt(at), student, at, link: `https://example.com/${student.id.slice(-12)}/${kind}-${index + 1}` }
  })
}
