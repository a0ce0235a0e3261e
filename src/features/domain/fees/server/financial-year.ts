/** Returns the Indian financial year of a day, from 1 April: `2026-27`. */
export function getFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4))
  const startYear = day.slice(5) < '04-01' ? year - 1 : year
  return `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`
}

/** Replaces the financial year in the numbers of imported receipts: `IMP/000001`. */
export const IMPORTED_SERIES = 'IMP'

/**
 * CGST Rule 46(b) asks for consecutive, unique numbers of at most 16 characters. Six digits are used, or more above
 * 9,99,999.
 */
export function formatReceiptNumber(financialYear: string, n: number): string {
  return `${financialYear}/${String(n).padStart(6, '0')}`
}

/** Parses `2026-27/000012`, `IMP/000012`, or 12 alone. */
export function parseReceiptNumber(search: string): { year: string | undefined; n: number } | undefined {
  const [match, year, n] = /^(?:(\d{4}-\d{2}|IMP)\/)?(\d{1,6})$/.exec(search.trim()) ?? []
  return match === undefined ? undefined : { year, n: Number(n) }
}

/** Returns a number such as `R2026-27/0001`, with four digits, or more above 9,999. */
export const formatRefundNumber = (financialYear: string, n: number): string =>
  `R${financialYear}/${String(n).padStart(4, '0')}`
