/** Spaces, dots, dashes, brackets, and the direction marks that are copied along with a number from an address book. */
const SEPARATORS = /[\s.()\p{Pd}\p{Cf}]/gu

/**
 * Returns ten digits for a number of India, `+` and digits for any other; undefined if it is neither. A number without
 * `+` or 00 is of India: a leading +91, 091, 91 or 0 is removed.
 */
export function parsePhone(text: string): string | undefined {
  const compact = text.normalize('NFKC').replace(SEPARATORS, '').replace(/^00/, '+')
  const indian = /^(?:\+91|0?91)?0?([1-9]\d{9})$/.exec(compact)?.[1]
  return indian ?? /^\+(?!0|91)\d{7,15}$/.exec(compact)?.[0]
}

/** Country codes of one and two digits; all others have three. */
const COUNTRY_AND_NUMBER = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** Groups the digits: `98765 43210`, `+1 415 555 2671`. A number that cannot be parsed stays as it is. */
export function formatPhone(stored: string): string {
  const number = parsePhone(stored)
  if (number === undefined) return stored
  const [, country, rest = ''] = COUNTRY_AND_NUMBER.exec(number) ?? []
  if (country === undefined) return `${number.slice(0, 5)} ${number.slice(5)}`
  return `+${country} ${rest.replace(/\d{3}(?=\d{3})/g, '$& ')}`
}
