import { v7 as uuid } from 'uuid'
import { keyOf } from '#shared/contract/key-of.ts'
import { dayAfter } from '#shared/server/clock.ts'
import type { Calendar } from './calendar.ts'
import type { Random } from './random.ts'

/** Each as old as the data; who has left is deactivated since. */
const STAFF = [
  { role: 'hr', name: 'Hina Sample', email: 'hina@example.com', hasLeft: false },
  { role: 'hr', name: 'Hemant Namuna', email: 'hemant@example.com', hasLeft: false },
  { role: 'hr', name: 'Hazel Specimen', email: 'hazel@example.com', hasLeft: true },
  { role: 'admin', name: 'Anil Demo', email: 'anil@example.com', hasLeft: false },
] as const

export type PlannedMember = (typeof STAFF)[number] & { id: string; at: Date; leftAt: Date | null }

/** Those whose emails are free. */
export function planStaff(random: Random, calendar: Calendar, takenEmails: ReadonlySet<string>): PlannedMember[] {
  return STAFF.filter(({ role, email }) => !takenEmails.has(`${role} ${keyOf(email)}`)).map((member) => {
    const at = calendar.whileOpen(random, calendar.from)
    const leftAt = member.hasLeft ? calendar.whileOpen(random, dayAfter(calendar.from, 120)) : null
    return { ...member, id: uuid(), at, leftAt }
  })
}
