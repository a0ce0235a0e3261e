import { useTranslation } from 'react-i18next'
import { formatMonth, type YearMonth } from '#shared/web/months.ts'

/** Formats a month as 'Nov' or 'November 2026' in the language of the page. */
export function useMonthLabels() {
  const { language } = useTranslation().i18n
  return {
    shortMonth: (month: YearMonth) => formatMonth(month, language, 'short'),
    longMonth: (month: YearMonth) => formatMonth(month, language),
  }
}
