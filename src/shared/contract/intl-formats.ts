/** Returns a format of dates. It is kept: making one takes up to half a millisecond, and lists need one per row. */
export const dateFormat = keepFormats(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(toLocale(language), options),
)

/** Returns a format of numbers, which is kept like one of dates. */
export const numberFormat = keepFormats(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(toLocale(language), options),
)

/** Returns the rules that choose a plural form. */
export const pluralRules = keepFormats(
  (language, options: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options),
)

/** Intl would write Marathi with Devanagari digits. Amounts, dates and phone numbers have Western ones. */
const toLocale = (language: string) => (language === 'mr' ? 'mr-u-nu-latn' : language)

function keepFormats<Options, Format>(create: (language: string, options: Options) => Format) {
  const kept = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = kept.get(key) ?? create(language, options)
    kept.set(key, format)
    return format
  }
}
