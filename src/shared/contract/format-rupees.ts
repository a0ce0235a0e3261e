const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** ₹1,25,000 or ₹1,25,000.50, in every language. */
export function formatRupees(amount: number): string {
  return Number.isInteger(amount) ? whole.format(amount) : withPaise.format(amount)
}
