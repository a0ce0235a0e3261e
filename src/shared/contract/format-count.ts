const grouped = new Intl.NumberFormat('en-IN')

/** 1,25,000: a count, grouped as rupees are, and as they are the same in every language. */
export const formatCount = (count: number): string => grouped.format(count)

/** The values of a sentence that count something; another number, such as a year, stands as it is. */
const COUNTS = new Set(['count', 'total', 'from', 'to', 'present', 'absent', 'students', 'batches'])

type Value = string | number | boolean | null | undefined
const format = (value: Value, _format?: string, _language?: string, about?: { interpolationkey?: string }): string =>
  typeof value === 'number' && COUNTS.has(about?.interpolationkey ?? '') ? formatCount(value) : String(value ?? '')

/** Groups the counts in the sentences of i18next, on the page as on the server: `i18next.use(countsInFigures)`. */
export const countFormatter = { type: 'formatter' as const, init() {}, add() {}, addCached() {}, format }

export const interpolation = { escapeValue: false, alwaysFormat: true }
