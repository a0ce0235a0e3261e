/** The locale for Intl, which would write Marathi with Devanagari digits. Amounts, dates and phone numbers have Western ones. */
export const intlLocale = (language: string): string => (language === 'mr' ? 'mr-u-nu-latn' : language)
