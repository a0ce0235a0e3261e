import { dateFormat } from '#shared/contract/intl-formats.ts'

export type YearMonth = { year: number; month: number }

type Style = 'long' | 'short' | 'narrow'

/** `style` long: 'November 2026'; short: 'Nov'; narrow: 'N'. */
export function formatMonth({ year, month }: YearMonth, language: string, style: Style = 'long'): string {
  const options: Intl.DateTimeFormatOptions = { month: style, ...(style === 'long' && { year: 'numeric' }) }
  return dateFormat(language, { timeZone: 'UTC', ...options }).format(Date.UTC(year, month - 1, 1))
}

/** 'November' */
export const formatMonthName = ({ year, month }: YearMonth, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', month: 'long' }).format(Date.UTC(year, month - 1, 1))

export const toYearMonth = (day: string): YearMonth => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
})

export function listMonthNames(language: string): string[] {
  const format = dateFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)))
}
