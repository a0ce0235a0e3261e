import { financialYearOf } from '#features/fees/server/public.ts'
import { dayAfter } from '#shared/server/clock.ts'
import type { Calendar } from './calendar.ts'
import { idAt } from './ids.ts'
import type { Payment } from './payments.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { Random } from './random.ts'

export type Voiding = { at: Date; reason: string }
export type PlannedReceipt = {
  id: string
  student: Pick<PlannedStudent, 'id' | 'person' | 'batch' | 'paise'>
  at: Date
  issuedOn: string
  paidOn: string
  paise: number
  duePaise: number
  payMode: Payment['payMode']
  voided: Voiding | null
}

const MINUTE = 60_000
const REASONS = ['Wrong amount', 'Written for the wrong month', 'The cheque came back'] as const

/** A student's receipts in the order of issue. A few are voided within minutes, and written again. */
export function planReceipts(random: Random, calendar: Calendar, student: PlannedStudent): PlannedReceipt[] {
  let pending = student.paise
  return student.payments.flatMap((payment) => {
    const { day, paise, payMode } = payment
    const base = {
      student,
      payMode,
      issuedOn: day,
      paidOn: random.chance(0.1) ? dayAfter(day, -random.int(1, 3)) : day,
    }
    const at = calendar.whileOpen(random, day)
    const mistake = random.chance(0.015) ? mistakeBefore(random, calendar, { at, paise, pending }) : null
    pending -= paise
    const rightAt = mistake ? new Date(mistake.voided.at.getTime() + random.int(1, 5) * MINUTE) : at
    const right = { ...base, id: idAt(rightAt), at: rightAt, paise, duePaise: pending, voided: null }
    return mistake ? [{ ...base, ...mistake }, right] : [right]
  })
}

/** Null when there was no time yet to void it and to write the right one. */
function mistakeBefore(
  random: Random,
  { now }: Calendar,
  { at, paise, pending }: { at: Date; paise: number; pending: number },
) {
  const voidedAt = new Date(at.getTime() + random.int(2, 9) * MINUTE)
  if (voidedAt.getTime() + 6 * MINUTE > now.getTime()) return null
  const mistaken = Math.min(pending, paise + 50_000)
  return {
    id: idAt(at),
    at,
    paise: mistaken,
    duePaise: pending - mistaken,
    voided: { at: voidedAt, reason: random.pick(REASONS) },
  }
}

/** What is paid by the receipts that stand, and since when the next part is counted. */
export function bookedOf(receipts: PlannedReceipt[], joiningOn: string): { paise: number; dueFrom: string } {
  const standing = receipts.filter(({ voided }) => voided === null)
  const paise = standing.reduce((sum, receipt) => sum + receipt.paise, 0)
  const days = standing.map(({ paidOn }) => paidOn).sort()
  return { paise, dueFrom: days.at(-1) ?? joiningOn }
}

export type NumberedReceipt = PlannedReceipt & { financialYear: string; n: number }

/** Consecutive numbers within each financial year, in the order of issue, after the last one that was given. */
export function* numbered(receipts: PlannedReceipt[], last: Map<string, number>): Generator<NumberedReceipt> {
  for (const receipt of receipts.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const financialYear = financialYearOf(receipt.issuedOn)
    const n = (last.get(financialYear) ?? 0) + 1
    last.set(financialYear, n)
    yield { ...receipt, financialYear, n }
  }
}
