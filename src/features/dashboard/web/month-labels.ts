import { useTranslation } from 'react-i18next'

type Month = { year: number; month: number }

/** A month below its bar ('Nov'), and in full ('November 2026'), in the language of the page. */
export function useMonthWords() {
  const { i18n } = useTranslation()
  const wordsOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...options })
    return ({ year, month }: Month) => format.format(Date.UTC(year, month - 1, 1))
  }
  return { shortly: wordsOf({ month: 'short' }), inFull: wordsOf({ month: 'long', year: 'numeric' }) }
}
