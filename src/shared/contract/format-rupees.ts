const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** ₹1,25,000, and ₹1,25,000.50 where there are paise: the same in every language, on the page as in the server's sentences. */
export function formatRupees(amount: number): string {
  return Number.isInteger(amount) ? whole.format(amount) : withPaise.format(amount)
}
