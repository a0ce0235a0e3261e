import { formatCount } from './format-count.ts'
import { formatRupees } from './format-rupees.ts'

/** The numbers that are formatted when they are inserted into a message. Others, for example a year, are not. */
const COUNTS = new Set(['count', 'total', 'from', 'to', 'present', 'absent', 'students', 'batches'])
const AMOUNTS = new Set(['sum', 'paid', 'pending', 'maxAmount', 'minAmount', 'listFee', 'lowest', 'left'])

export function formatValue(name: string, value: unknown, language: string): string {
  if (typeof value === 'number' && COUNTS.has(name)) return formatCount(value, language)
  if (typeof value === 'number' && AMOUNTS.has(name)) return formatRupees(value, language)
  return String((value ?? '') as string | number | boolean)
}
