import { localizeSeparators } from './format-count.ts'

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Returns ₹1,25,000.50, in French and Turkish ₹1 25 000,50 with narrow no-break spaces. */
export function formatRupees(amount: number, language: string): string {
  return localizeSeparators(Number.isInteger(amount) ? whole.format(amount) : withPaise.format(amount), language)
}
