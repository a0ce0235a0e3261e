import { localizeSeparators } from './format-count.ts'

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** ₹1,25,000.50 in English, Hindi and Marathi, ₹1 25 000,50 with narrow no-break spaces in French and Turkish. */
export function formatRupees(amount: number, language: string): string {
  return localizeSeparators(Number.isInteger(amount) ? whole.format(amount) : withPaise.format(amount), language)
}
