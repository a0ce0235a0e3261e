/** The Indian financial year of a day, from 1 April: `2026-27`. */
export function getFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4))
  const startYear = day.slice(5) < '04-01' ? year - 1 : year
  return `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`
}

/** CGST Rule 46(b): consecutive, unique, at most 16 characters. Six digits, or more above 9,99,999. */
export function formatReceiptNumber(financialYear: string, n: number): string {
  return `${financialYear}/${String(n).padStart(6, '0')}`
}
