import { formatCount } from './format-count.ts'
import { formatRupees } from './format-rupees.ts'

/** The numbers that are formatted when they are inserted into a message. Others, for example a year, are not. */
const COUNTS = new Set(['count', 'total', 'from', 'to', 'present', 'absent', 'students', 'batches'])
const AMOUNTS = new Set(['sum', 'paid', 'pending', 'maxAmount', 'minAmount', 'listFee', 'lowest', 'left'])

type Value = string | number | boolean | null | undefined

function format(value: Value, _format?: string, language = 'en', options?: { interpolationkey?: string }): string {
  const name = options?.interpolationkey ?? ''
  if (typeof value === 'number' && COUNTS.has(name)) return formatCount(value, language)
  if (typeof value === 'number' && AMOUNTS.has(name)) return formatRupees(value, language)
  return String(value ?? '')
}

export const valueFormatter = { type: 'formatter' as const, init() {}, add() {}, addCached() {}, format }

export const interpolation = { escapeValue: false, alwaysFormat: true }
