const formatter = new Intl.NumberFormat('en-IN')

export const formatCount = (count: number): string => formatter.format(count)

/** Interpolated values that are grouped. Other numbers, for example a year, are not. */
const COUNTS = new Set(['count', 'total', 'from', 'to', 'present', 'absent', 'students', 'batches'])

type Value = string | number | boolean | null | undefined
const format = (value: Value, _format?: string, _language?: string, options?: { interpolationkey?: string }): string =>
  typeof value === 'number' && COUNTS.has(options?.interpolationkey ?? '') ? formatCount(value) : String(value ?? '')

export const countFormatter = { type: 'formatter' as const, init() {}, add() {}, addCached() {}, format }

export const interpolation = { escapeValue: false, alwaysFormat: true }
