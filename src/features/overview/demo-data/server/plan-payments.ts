import { addDays } from '#shared/server/clock.ts'
import type { Random } from './random.ts'

export type PayMode = 'Cash' | 'Online' | 'Others'
/** Paise, because sums of whole numbers are exact. */
export type Payment = { day: string; paise: number; payMode: PayMode }

type PaymentHabit = {
  paise: number
  instalments: readonly [number, ...number[]]
  joiningOn: string
  today: string
  isDropout: boolean
  paysInFull: boolean
}

/** Returns the days between payments: at most a month, and less if all parts would take more than about four months. */
const getInterval = (parts: number) => Math.min(31, Math.floor(124 / parts))

export function planPayments(
  random: Random,
  { paise, instalments, joiningOn, today, isDropout, paysInFull }: PaymentHabit,
): Payment[] {
  const parts = random.pick(instalments)
  const amounts = splitAmount(random, paise, parts)
  const paidParts = isDropout ? random.int(0, 1) : paysInFull || random.chance(0.8) ? parts : random.int(0, parts - 1)
  const payments = amounts.slice(0, paidParts).map((amount, index) => ({
    day: addDays(joiningOn, index * getInterval(parts) + random.pick([0, 0, 0, 1, 3, 6] as const)),
    paise: amount,
    payMode: pickPayMode(random),
  }))
  return payments.filter(({ day }) => day <= today)
}

function splitAmount(random: Random, paise: number, parts: number): number[] {
  const unit = random.chance(0.1) ? 1 : 10_000
  const part = Math.floor(paise / parts / unit) * unit
  return Array.from({ length: parts }, (_, index) => (index < parts - 1 ? part : paise - part * (parts - 1)))
}

function pickPayMode(random: Random): PayMode {
  return random.pick(['Cash', 'Cash', 'Cash', 'Online', 'Online', 'Online', 'Online', 'Others'] as const)
}

/** Suits `numeric` columns: `1250.50`. */
export const toRupeesText = (paise: number) => `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
export const toRupees = (paise: number) => Number(toRupeesText(paise))
