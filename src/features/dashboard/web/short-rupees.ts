const UNITS = [
  [1e7, 'Cr'],
  [1e5, 'L'],
  [1e3, 'K'],
] as const

/** An amount for an axis, in the short Indian form: ₹500, ₹50K, ₹1.2L, ₹3Cr, and -₹50K where more was spent than received. */
export function shortRupees(amount: number): string {
  const [unit, word] = UNITS.find(([size]) => Math.abs(amount) >= size) ?? [1, '']
  return `${amount < 0 ? '-' : ''}₹${Number((Math.abs(amount) / unit).toFixed(1))}${word}`
}
