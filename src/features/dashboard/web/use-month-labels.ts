import { useTranslation } from 'react-i18next'

type Month = { year: number; month: number }

/** Formats a month as 'Nov' or 'November 2026' in the language of the page. */
export function useMonthLabels() {
  const { i18n } = useTranslation()
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...options })
    return ({ year, month }: Month) => format.format(Date.UTC(year, month - 1, 1))
  }
  return { shortMonth: formatter({ month: 'short' }), longMonth: formatter({ month: 'long', year: 'numeric' }) }
}
