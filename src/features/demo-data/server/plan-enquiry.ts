import { dayAfter } from '#shared/server/clock.ts'
import { type Calendar, daysBetween } from './calendar.ts'
import { idAt } from './ids.ts'
import type { Course } from './offers.ts'
import { type Person, personAt } from './people.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { Random } from './random.ts'

export type PlannedEnquiry = {
  id: string
  name: string
  mailId: string | null
  contact: string | null
  altContact: string | null
  qualification: string
  address: string
  course: Course
  enquiryMode: 'online' | 'offline' | null
  mode: 'online' | 'offline'
  ref: string | null
  remark: string | null
  day: string
  at: Date
  status: 'Open' | 'Closed' | 'Pending'
  isPlaced: boolean
  /** Who came of it. */
  student: Pick<PlannedStudent, 'id' | 'registeredAt'> | null
  /** When it was closed or set aside; null while it is open. */
  settledAt: Date | null
}

/** The longest name an enquiry takes. */
const NAME_MAX = 30
const RECENT_DAYS = 30
const REFS = ['A friend', 'A former student', 'Newspaper', 'Poster at the college', 'Search engine', 'एक मित्र'] as const
const REMARKS = [
  'Asks for a batch in the evening',
  'Wants to pay in parts',
  'Will come for a trial class',
  'Call back after the examinations',
  'अगले महीने फिर बात करें',
] as const

/** Somebody made up, on any day until today. What is new is mostly open, what is old mostly settled. */
export function planEnquiry(
  random: Random,
  calendar: Calendar,
  courses: readonly Course[],
  number: number,
): PlannedEnquiry {
  const { from, today } = calendar
  const person = personAt(random, number, today)
  const age = random.int(0, daysBetween(from, today))
  const day = dayAfter(today, -age)
  const at = calendar.whileOpen(random, day)
  const status =
    age < RECENT_DAYS
      ? random.pick(['Open', 'Open', 'Open', 'Pending', 'Closed'] as const)
      : random.pick(['Open', 'Pending', 'Pending', 'Closed'] as const)
  const fullName = nameOf(person)
  return {
    ...asked(random, { at, day, person }),
    ...reachOf(random, person, number),
    id: idAt(at),
    name: fullName.length <= NAME_MAX ? fullName : person.fname,
    course: courses[random.int(0, courses.length - 1)]!,
    mode: random.chance(0.3) ? 'online' : 'offline',
    status,
    isPlaced: status === 'Closed' && random.chance(0.05),
    student: null,
    settledAt:
      status === 'Open' ? null : settled(random, calendar, at, dayAfter(day, random.int(0, Math.min(age, 14)))),
  }
}

/** On the day itself not before it was asked. */
function settled(random: Random, calendar: Calendar, asked: Date, day: string): Date {
  const at = calendar.whileOpen(random, day)
  return at > asked ? at : asked
}

/** A student's own enquiry, some days before joining. */
export function planEnquiryOf(random: Random, calendar: Calendar, student: PlannedStudent): PlannedEnquiry {
  const { person, batch, mode, joiningOn, registeredAt } = student
  const day = dayAfter(joiningOn, -random.int(1, Math.min(14, daysBetween(calendar.from, joiningOn))))
  const at = calendar.whileOpen(random, day)
  return {
    ...asked(random, { at, day, person }),
    id: idAt(at),
    name: nameOf(person),
    mailId: person.email,
    contact: person.contact,
    altContact: person.alt_contact,
    course: batch.course,
    mode,
    status: 'Closed',
    isPlaced: false,
    student,
    settledAt: registeredAt,
  }
}

/** Whether a student may have enquired before: with a name that an enquiry takes, and not on the first day of all. */
export function mayHaveEnquired({ from }: Calendar, { person, status, joiningOn }: PlannedStudent): boolean {
  return status !== 'Pending' && joiningOn > from && nameOf(person).length <= NAME_MAX
}

const nameOf = ({ fname, lname }: Person) => `${fname} ${lname}`

function asked(random: Random, { at, day, person }: { at: Date; day: string; person: Person }) {
  return {
    at,
    day,
    qualification: person.degree,
    address: person.per_address,
    enquiryMode: random.chance(0.7) ? random.pick(['online', 'offline', 'offline'] as const) : null,
    ref: random.chance(0.5) ? random.pick(REFS) : null,
    remark: random.chance(0.4) ? random.pick(REMARKS) : null,
  }
}

/** By email, by phone or both; nobody's who is a student. */
function reachOf(random: Random, { email }: Person, number: number) {
  const by = random.pick(['both', 'both', 'both', 'email', 'phone'] as const)
  return {
    mailId: by === 'phone' ? null : email.replace(/com$/, 'net'),
    contact: by === 'email' ? null : String(5_570_000_000 + number),
    altContact: by === 'both' && random.chance(0.2) ? String(5_580_000_000 + number) : null,
  }
}
