const formatter = new Intl.NumberFormat('en-IN')

export const formatCount = (count: number, language: string): string =>
  localizeSeparators(formatter.format(count), language)

const COMMA_LANGUAGES = ['fr', 'tr']

/** In French and Turkish the comma is the decimal separator, so it cannot separate groups there. */
export function localizeSeparators(figure: string, language: string): string {
  return COMMA_LANGUAGES.includes(language) ? figure.replaceAll(',', '\u202f').replace('.', ',') : figure
}
