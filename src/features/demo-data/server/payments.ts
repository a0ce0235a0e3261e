import { dayAfter } from '#shared/server/clock.ts'
import type { Random } from './random.ts'

export type PayMode = 'Cash' | 'Online' | 'Others'
/** Paise are whole numbers: sums of money are never fractions of a double. */
export type Payment = { day: string; paise: number; payMode: PayMode }

type Habit = { paise: number; joiningOn: string; today: string; drops: boolean; settles: boolean }

/** What one student has paid until today: at once or in parts a month apart; some stop paying, dropouts soon. */
export function paymentsOf(random: Random, { paise, joiningOn, today, drops, settles }: Habit): Payment[] {
  const parts = random.pick([1, 2, 2, 3, 3, 3, 4, 4] as const)
  const amounts = partsOf(random, paise, parts)
  const stops = drops ? random.int(0, 1) : settles || random.chance(0.8) ? parts : random.int(0, parts - 1)
  const payments = amounts.slice(0, stops).map((amount, index) => ({
    day: dayAfter(joiningOn, index * 31 + random.pick([0, 0, 0, 1, 3, 6] as const)),
    paise: amount,
    payMode: payMode(random),
  }))
  return payments.filter(({ day }) => day <= today)
}

/** Round hundreds with the rest at the end, or equal parts to the paisa. */
function partsOf(random: Random, paise: number, parts: number): number[] {
  const unit = random.chance(0.1) ? 1 : 10_000
  const part = Math.floor(paise / parts / unit) * unit
  return Array.from({ length: parts }, (_, index) => (index < parts - 1 ? part : paise - part * (parts - 1)))
}

function payMode(random: Random): PayMode {
  return random.pick(['Cash', 'Cash', 'Cash', 'Online', 'Online', 'Online', 'Online', 'Others'] as const)
}

/** `1250.50`: what PostgreSQL's numeric reads. */
export const rupeesText = (paise: number) => `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
/** What the contract answers: a number of rupees. */
export const rupeesNumber = (paise: number) => Number(rupeesText(paise))
