import { addDays } from '#shared/server/clock.ts'
import { type Calendar, daysBetween, minDay, maxDay } from './calendar.ts'
import { uuidAt } from './uuid-at.ts'
import type { Batch } from './plan-courses.ts'
import { type Payment, planPayments } from './plan-payments.ts'
import { type Person, planPerson } from './plan-person.ts'
import type { Random } from './random.ts'
import type { Size } from './size.ts'

export type PlannedStudent = {
  id: string
  enrolmentId: string
  person: Person
  batch: Batch
  mode: 'online' | 'offline'
  registeredAt: Date
  joiningOn: string
  status: 'Active' | 'Disable' | 'Pending'
  isCompleted: boolean
  isPlaced: boolean
  /** Is the fee; 0 for a pending registration. */
  paise: number
  payments: Payment[]
  declared: Omit<Payment, 'day'> | null
  dropped: { on: string; at: Date } | null
  /** The batch before the present one, and the first day in the present one. */
  moved: { from: Batch; on: string; at: Date } | null
}

export type BatchGroups = { started: [Batch, ...Batch[]]; running: [Batch, ...Batch[]] }

export function groupBatches(batches: readonly Batch[], today: string): BatchGroups {
  const running = batches.filter(({ endOn }) => endOn === null || endOn > today)
  return { started: atLeastOne(batches.filter(({ startOn }) => startOn <= today)), running: atLeastOne(running) }
}

function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('there is no batch to join')
  return [first, ...others]
}

type StudentOptions = { batches: BatchGroups; number: number; instalments: Size['instalments'] }

export function planStudent(random: Random, calendar: Calendar, options: StudentOptions): PlannedStudent {
  const { batches, number, instalments } = options
  const person = planPerson(random, number, calendar.today)
  return random.chance(0.03)
    ? planPending(random, calendar, person, random.pick(batches.running))
    : planAdmitted(random, calendar, { person, number, started: batches.started, instalments })
}

function planPending(random: Random, calendar: Calendar, person: Person, batch: Batch): PlannedStudent {
  const registeredOn = addDays(calendar.today, -random.int(0, 13))
  const registeredAt = calendar.randomTimeOn(random, registeredOn)
  return {
    ...planCommonFields(random, { person, batch, registeredAt, joiningOn: maxDay(registeredOn, batch.startOn) }),
    status: 'Pending',
    isCompleted: false,
    isPlaced: false,
    paise: 0,
    payments: [],
    declared: {
      paise: random.pick([0, 0.25, 0.5, 1] as const) * batch.course.paise,
      payMode: random.pick(['Cash', 'Online'] as const),
    },
    dropped: null,
    moved: null,
  }
}

type AdmittedOptions = Omit<StudentOptions, 'batches'> & { person: Person; started: BatchGroups['started'] }

function planAdmitted(
  random: Random,
  calendar: Calendar,
  { person, number, started, instalments }: AdmittedOptions,
): PlannedStudent {
  const { today } = calendar
  const batch = random.pick(started)
  const joiningOn = planJoiningDay(random, calendar, batch)
  const droppedOn = random.chance(0.13) ? addDays(joiningOn, random.int(20, 75)) : null
  const isDropout = droppedOn !== null && droppedOn <= today
  const isCompleted = !isDropout && batch.endOn !== null && batch.endOn <= today && random.chance(0.88)
  const paise = random.chance(0.15) ? Math.round(batch.course.paise * 0.9) : batch.course.paise
  const paysInFull = isCompleted && random.chance(0.93)
  return {
    ...planCommonFields(random, { person, batch, joiningOn, registeredAt: calendar.randomTimeOn(random, joiningOn) }),
    status: isDropout ? 'Disable' : 'Active',
    isCompleted,
    isPlaced: !isDropout && random.chance(isCompleted ? 0.5 : 0.03),
    paise,
    payments: planPayments(random, { paise, instalments, joiningOn, today, isDropout, paysInFull }),
    declared: null,
    dropped: isDropout ? { on: droppedOn, at: calendar.randomTimeOn(random, droppedOn) } : null,
    moved: isDropout || number % MOVED_EVERY > 0 ? null : planMove(random, calendar, { batch, joiningOn, started }),
  }
}

/** One of this many students was in another batch of the course at first. */
const MOVED_EVERY = 40

type Joined = Pick<PlannedStudent, 'batch' | 'joiningOn'> & Pick<BatchGroups, 'started'>

function planMove(random: Random, calendar: Calendar, { batch, joiningOn, started }: Joined): PlannedStudent['moved'] {
  const on = addDays(joiningOn, 10)
  if (on > minDay(batch.endOn ?? calendar.today, calendar.today)) return null
  const from = started.find(
    (other) =>
      other !== batch &&
      other.course === batch.course &&
      other.startOn <= joiningOn &&
      (other.endOn === null || other.endOn >= on),
  )
  return from ? { from, on, at: calendar.randomTimeOn(random, on) } : null
}

function planJoiningDay(random: Random, { from, today }: Calendar, { startOn, course }: Batch): string {
  const last = minDay(today, addDays(startOn, course.months * 20))
  return maxDay(from, addDays(last, -random.int(0, daysBetween(startOn, last) + 7)))
}

type CommonFields = Pick<PlannedStudent, 'person' | 'batch' | 'registeredAt' | 'joiningOn'>

function planCommonFields(random: Random, fields: CommonFields) {
  return {
    ...fields,
    id: uuidAt(fields.registeredAt),
    enrolmentId: uuidAt(fields.registeredAt),
    mode: random.chance(0.25) ? ('online' as const) : ('offline' as const),
  }
}
