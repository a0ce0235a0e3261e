const UNITS = [
  [1e7, 'Cr'],
  [1e5, 'L'],
  [1e3, 'K'],
] as const

/** An amount for an axis, in the short Indian form: ₹500, ₹50K, ₹1.2L, ₹3Cr. */
export function shortRupees(amount: number): string {
  const [unit, word] = UNITS.find(([size]) => amount >= size) ?? [1, '']
  return `₹${Number((amount / unit).toFixed(1))}${word}`
}
