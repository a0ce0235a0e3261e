import { getFinancialYear } from '#features/domain/fees/server/public.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Calendar } from './calendar.ts'
import { uuidAt } from './uuid-at.ts'
import type { Payment } from './plan-payments.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { Random } from './random.ts'

export type Voiding = { at: Date; reason: string }
export type PlannedReceipt = {
  id: string
  student: Pick<PlannedStudent, 'id' | 'enrolmentId' | 'person' | 'batch' | 'paise'>
  at: Date
  issuedOn: string
  paidOn: string
  paise: number
  duePaise: number
  payMode: Payment['payMode']
  voided: Voiding | null
}

const REASONS = ['Wrong amount', 'Written for the wrong month', 'The cheque came back'] as const

export function planReceipts(random: Random, calendar: Calendar, student: PlannedStudent): PlannedReceipt[] {
  let pending = student.paise
  return student.payments.flatMap((payment) => {
    const { day, paise, payMode } = payment
    const base = {
      student,
      payMode,
      issuedOn: day,
      paidOn: random.chance(0.1) ? addDays(day, -random.int(1, 3)) : day,
    }
    const at = calendar.randomTimeOn(random, day)
    const mistake = random.chance(0.015) ? planMistake(random, calendar, { at, paise, pending }) : null
    pending -= paise
    const correctedAt = mistake ? new Date(mistake.voided.at.getTime() + random.int(1, 5) * MINUTE_MS) : at
    const correct = { ...base, id: uuidAt(correctedAt), at: correctedAt, paise, duePaise: pending, voided: null }
    return mistake ? [{ ...base, ...mistake }, correct] : [correct]
  })
}

/** Null if there is no time left to void it and issue the correct one. */
function planMistake(
  random: Random,
  { now }: Calendar,
  { at, paise, pending }: { at: Date; paise: number; pending: number },
) {
  const voidedAt = new Date(at.getTime() + random.int(2, 9) * MINUTE_MS)
  if (voidedAt.getTime() + 6 * MINUTE_MS > now.getTime()) return null
  const mistaken = Math.min(pending, paise + 50_000)
  return {
    id: uuidAt(at),
    at,
    paise: mistaken,
    duePaise: pending - mistaken,
    voided: { at: voidedAt, reason: random.pick(REASONS) },
  }
}

/** Returns the sum of the receipts that are not voided, and the day from which the next payment is due. */
export function summarizeReceipts(receipts: PlannedReceipt[], joiningOn: string): { paise: number; dueFrom: string } {
  const valid = receipts.filter(({ voided }) => voided === null)
  const paise = valid.reduce((sum, receipt) => sum + receipt.paise, 0)
  const days = valid.map(({ paidOn }) => paidOn).sort()
  return { paise, dueFrom: days.at(-1) ?? joiningOn }
}

export type NumberedReceipt = PlannedReceipt & { financialYear: string; n: number }

/** Gives consecutive numbers within each financial year, in the order of issue. Updates `last`. */
export function* numberReceipts(receipts: PlannedReceipt[], last: Map<string, number>): Generator<NumberedReceipt> {
  for (const receipt of receipts.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const financialYear = getFinancialYear(receipt.issuedOn)
    const n = (last.get(financialYear) ?? 0) + 1
    last.set(financialYear, n)
    yield { ...receipt, financialYear, n }
  }
}
