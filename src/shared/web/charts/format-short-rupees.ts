import { localizeSeparators } from '#shared/contract/format-count.ts'

const UNITS = [
  [1e7, 'Cr'],
  [1e5, 'L'],
  [1e3, 'K'],
] as const

/** Formats an amount for an axis in short Indian notation: ₹500, ₹50K, ₹1.2L, ₹3Cr, -₹50K. */
export function formatShortRupees(amount: number, language: string): string {
  const [unit, suffix] = UNITS.find(([size]) => Math.abs(amount) >= size) ?? [1, '']
  const figure = `${amount < 0 ? '-' : ''}₹${Number((Math.abs(amount) / unit).toFixed(1))}${suffix}`
  return localizeSeparators(figure, language)
}
