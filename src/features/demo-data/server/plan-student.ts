import { dayAfter } from '#shared/server/clock.ts'
import { type Calendar, daysBetween, earlier, later } from './calendar.ts'
import { idAt } from './ids.ts'
import type { Batch } from './offers.ts'
import { type Payment, paymentsOf } from './payments.ts'
import { type Person, personAt } from './people.ts'
import type { Random } from './random.ts'

export type PlannedStudent = {
  id: string
  person: Person
  batch: Batch
  mode: 'online' | 'offline'
  registeredAt: Date
  joiningOn: string
  status: 'Active' | 'Disable' | 'Pending'
  isCompleted: boolean
  isPlaced: boolean
  /** What is owed; nothing yet while a registration waits. */
  paise: number
  payments: Payment[]
  /** What a waiting registration says of itself. */
  declared: Omit<Payment, 'day'> | null
  /** When somebody who dropped out was deactivated. */
  dropped: { on: string; at: Date } | null
}

/** The batches that somebody could join on some day until today, and those that one can still join. */
export type Joinable = { begun: [Batch, ...Batch[]]; running: [Batch, ...Batch[]] }

export function joinable(batches: readonly Batch[], today: string): Joinable {
  const running = batches.filter(({ endOn }) => endOn === null || endOn > today)
  return { begun: atLeastOne(batches.filter(({ startOn }) => startOn <= today)), running: atLeastOne(running) }
}

function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('there is no batch to be in')
  return [first, ...others]
}

/** One student: three in a hundred wait for approval, one in eight dropped out, of those who completed half are placed. */
export function planStudent(random: Random, calendar: Calendar, batches: Joinable, number: number): PlannedStudent {
  const person = personAt(random, number, calendar.today)
  return random.chance(0.03)
    ? planWaiting(random, calendar, person, random.pick(batches.running))
    : planAdmitted(random, calendar, person, random.pick(batches.begun))
}

function planWaiting(random: Random, calendar: Calendar, person: Person, batch: Batch): PlannedStudent {
  const registeredOn = dayAfter(calendar.today, -random.int(0, 13))
  const registeredAt = calendar.whileOpen(random, registeredOn)
  return {
    ...common(random, { person, batch, registeredAt, joiningOn: later(registeredOn, batch.startOn) }),
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
  }
}

function planAdmitted(random: Random, calendar: Calendar, person: Person, batch: Batch): PlannedStudent {
  const { today } = calendar
  const joiningOn = joiningDay(random, calendar, batch)
  const droppedOn = random.chance(0.13) ? dayAfter(joiningOn, random.int(20, 75)) : null
  const drops = droppedOn !== null && droppedOn <= today
  const isCompleted = !drops && batch.endOn !== null && batch.endOn <= today && random.chance(0.88)
  const paise = random.chance(0.15) ? Math.round(batch.course.paise * 0.9) : batch.course.paise
  const settles = isCompleted && random.chance(0.93)
  return {
    ...common(random, { person, batch, joiningOn, registeredAt: calendar.whileOpen(random, joiningOn) }),
    status: drops ? 'Disable' : 'Active',
    isCompleted,
    isPlaced: !drops && random.chance(isCompleted ? 0.5 : 0.03),
    paise,
    payments: paymentsOf(random, { paise, joiningOn, today, drops, settles }),
    declared: null,
    dropped: drops ? { on: droppedOn, at: calendar.whileOpen(random, droppedOn) } : null,
  }
}

/** From some days before the batch begins until most of it is over. */
function joiningDay(random: Random, { from, today }: Calendar, { startOn, course }: Batch): string {
  const last = earlier(today, dayAfter(startOn, course.months * 20))
  return later(from, dayAfter(last, -random.int(0, daysBetween(startOn, last) + 7)))
}

type Known = Pick<PlannedStudent, 'person' | 'batch' | 'registeredAt' | 'joiningOn'>

function common(random: Random, known: Known) {
  return {
    ...known,
    id: idAt(known.registeredAt),
    mode: random.chance(0.25) ? ('online' as const) : ('offline' as const),
  }
}
