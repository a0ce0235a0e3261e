import { addDays } from '#shared/server/clock.ts'
import { type Calendar, daysBetween } from './calendar.ts'
import { uuidAt } from './uuid-at.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { Random } from './random.ts'

const TECHNOLOGIES = ['HTML, CSS', 'React, Node.js', 'Python, pandas', 'Tally', 'Inkscape', 'Spreadsheets'] as const
const DESCRIPTIONS = [
  'A made-up shop with a cart and a bill',
  'The example institute’s timetable as a page',
  'Sales of a sample company, month by month',
  'Un site d’exemple pour une boulangerie',
  'नमूना पुस्तकालय की सूची',
] as const

export type PlannedPortfolioItem = { id: string; student: PlannedStudent; at: Date; link: string }
export type PlannedProject = PlannedPortfolioItem & { techUsed: string; description: string }

export const hasPortfolio = ({ status }: PlannedStudent, index: number) => index % 5 === 0 && status !== 'Pending'

export function planProjects(random: Random, calendar: Calendar, student: PlannedStudent): PlannedProject[] {
  return planItems(random, calendar, student, 'project').map((item) => ({
    ...item,
    techUsed: random.pick(TECHNOLOGIES),
    description: random.pick(DESCRIPTIONS),
  }))
}

export function planLinks(random: Random, calendar: Calendar, student: PlannedStudent): PlannedPortfolioItem[] {
  return planItems(random, calendar, student, 'portfolio')
}

function planItems(random: Random, calendar: Calendar, student: PlannedStudent, kind: string): PlannedPortfolioItem[] {
  const { joiningOn, registeredAt, dropped } = student
  const last = dropped ? addDays(dropped.on, -1) : calendar.today
  const days = Math.max(0, daysBetween(joiningOn, last))
  return Array.from({ length: random.int(1, 3) }, (_, index) => {
    const time = calendar.randomTimeOn(random, addDays(joiningOn, random.int(0, days)))
    const at = new Date(Math.max(time.getTime(), registeredAt.getTime()))
    return { id: uuidAt(at), student, at, link: `https://example.com/${student.id.slice(-12)}/${kind}-${index + 1}` }
  })
}
