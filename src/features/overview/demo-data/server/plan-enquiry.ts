import { addDays } from '#shared/server/clock.ts'
import { type Calendar, daysBetween } from './calendar.ts'
import { uuidAt } from './uuid-at.ts'
import type { Course } from './plan-courses.ts'
import { type Person, planPerson } from './plan-person.ts'
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
  student: Pick<PlannedStudent, 'id' | 'registeredAt'> | null
  /** When it was closed or set to pending; null if open. */
  settledAt: Date | null
  /** The last call, with the day of the next one. */
  call: PlannedCall | null
}

export type PlannedCall = { id: string; at: Date; note: string; nextCall: string }

const NAME_MAX = 30
const RECENT_DAYS = 30
/** Older enquiries are not called any more. */
const CALLED_DAYS = 200
const REFS = ['A friend', 'A former student', 'Newspaper', 'Poster at the college', 'Search engine', 'एक मित्र'] as const
const REMARKS = [
  'Asks for a batch in the evening',
  'Wants to pay in parts',
  'Will come for a trial class',
  'Call back after the examinations',
  'अगले महीने फिर बात करें',
] as const

const NOTES = [
  'Demo note: asks for the fee in three parts',
  'Demo note: decides with the family',
  'Demo note: no answer, try in the evening',
  'Demo note: wants to see the classroom first',
] as const
/** The unit is days from today. */
const NEXT_CALLS = [-7, -2, 0, 0, 1, 4] as const

export function planEnquiry(
  random: Random,
  calendar: Calendar,
  courses: readonly Course[],
  number: number,
): PlannedEnquiry {
  const { from, today } = calendar
  const person = planPerson(random, number, today)
  const age = random.int(0, daysBetween(from, today))
  const day = addDays(today, -age)
  const at = calendar.randomTimeOn(random, day)
  const status =
    age < RECENT_DAYS
      ? random.pick(['Open', 'Open', 'Open', 'Pending', 'Closed'] as const)
      : random.pick(['Open', 'Pending', 'Pending', 'Closed'] as const)
  const fullName = getFullName(person)
  const settledAt =
    status === 'Open' ? null : planSettlementTime(random, calendar, at, addDays(day, random.int(0, Math.min(age, 14))))
  return {
    ...planCommonFields(random, { at, day, person }),
    ...planContact(random, person, number),
    id: uuidAt(at),
    name: fullName.length <= NAME_MAX ? fullName : person.fname,
    course: courses[random.int(0, courses.length - 1)]!,
    mode: random.chance(0.3) ? 'online' : 'offline',
    status,
    isPlaced: status === 'Closed' && random.chance(0.05),
    student: null,
    settledAt,
    call:
      status !== 'Closed' && age < CALLED_DAYS && random.chance(0.8)
        ? planCall(random, calendar, settledAt ?? at, age)
        : null,
  }
}

function planCall(random: Random, calendar: Calendar, after: Date, age: number): PlannedCall {
  const { today } = calendar
  const day = addDays(today, -random.int(0, Math.min(age, 5)))
  const at = planSettlementTime(random, calendar, after, day)
  const nextCall = addDays(today, random.pick(NEXT_CALLS))
  return { id: uuidAt(at), at, note: random.pick(NOTES), nextCall: nextCall < day ? day : nextCall }
}

function planSettlementTime(random: Random, calendar: Calendar, createdAt: Date, day: string): Date {
  const at = calendar.randomTimeOn(random, day)
  return at > createdAt ? at : createdAt
}

export function planStudentEnquiry(random: Random, calendar: Calendar, student: PlannedStudent): PlannedEnquiry {
  const { person, batch, mode, joiningOn, registeredAt } = student
  const day = addDays(joiningOn, -random.int(1, Math.min(14, daysBetween(calendar.from, joiningOn))))
  const at = calendar.randomTimeOn(random, day)
  return {
    ...planCommonFields(random, { at, day, person }),
    id: uuidAt(at),
    name: getFullName(person),
    mailId: person.email,
    contact: person.contact,
    altContact: person.alt_contact,
    course: batch.course,
    mode,
    status: 'Closed',
    isPlaced: false,
    student,
    settledAt: registeredAt,
    call: null,
  }
}

/** False if the name is too long for an enquiry, or the data has no earlier day. */
export function canHaveEnquired({ from }: Calendar, { person, status, joiningOn }: PlannedStudent): boolean {
  return status !== 'Pending' && joiningOn > from && getFullName(person).length <= NAME_MAX
}

const getFullName = ({ fname, lname }: Person) => `${fname} ${lname}`

function planCommonFields(random: Random, { at, day, person }: { at: Date; day: string; person: Person }) {
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

/** Returns email, phone or both, never those of a student. */
function planContact(random: Random, { email }: Person, number: number) {
  const by = random.pick(['both', 'both', 'both', 'email', 'phone'] as const)
  return {
    mailId: by === 'phone' ? null : email.replace(/com$/, 'net'),
    contact: by === 'email' ? null : String(5_570_000_000 + number),
    altContact: by === 'both' && random.chance(0.2) ? String(5_580_000_000 + number) : null,
  }
}
