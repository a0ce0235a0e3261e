export type YearMonth = { year: number; month: number }

/** `style` long: 'November 2026'; short: 'Nov'. */
export function formatMonth({ year, month }: YearMonth, language: string, style: 'long' | 'short' = 'long'): string {
  const options = style === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const)
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(Date.UTC(year, month - 1, 1))
}

/** January to December. */
export function listMonthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)))
}
