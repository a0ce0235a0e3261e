import { v7 as uuid } from 'uuid'
import { keyOf } from '#shared/contract/key-of.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Calendar } from './calendar.ts'
import type { Random } from './random.ts'

const STAFF = [
  { role: 'hr', name: 'Hina Sample', email: 'hina@example.com', hasLeft: false },
  { role: 'hr', name: 'Hemant Namuna', email: 'hemant@example.com', hasLeft: false },
  { role: 'hr', name: 'Hazel Specimen', email: 'hazel@example.com', hasLeft: true },
  { role: 'admin', name: 'Anil Demo', email: 'anil@example.com', hasLeft: false },
] as const

export type PlannedStaff = (typeof STAFF)[number] & { id: string; at: Date; leftAt: Date | null }

export function planStaff(random: Random, calendar: Calendar, takenEmails: ReadonlySet<string>): PlannedStaff[] {
  return STAFF.filter(({ role, email }) => !takenEmails.has(`${role} ${keyOf(email)}`)).map((member) => {
    const at = calendar.randomTimeOn(random, calendar.from)
    const leftAt = member.hasLeft ? calendar.randomTimeOn(random, addDays(calendar.from, 120)) : null
    return { ...member, id: uuid(), at, leftAt }
  })
}
