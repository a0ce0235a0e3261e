import { useTranslation } from '../i18n.tsx'
import { formatMonth, type YearMonth } from '../months.ts'

/** Formats a month as 'Nov' or 'November 2026' in the language of the page. */
export function useMonthLabels() {
  const { language } = useTranslation().i18n
  const shortMonth = (month: YearMonth) => formatMonth(month, language, 'short')
  const longMonth = (month: YearMonth) => formatMonth(month, language)
  return {
    shortMonth,
    longMonth,
    labelMonth: (month: YearMonth) => ({
      tick: shortMonth(month),
      narrowTick: formatMonth(month, language, 'narrow'),
      label: longMonth(month),
    }),
  }
}
