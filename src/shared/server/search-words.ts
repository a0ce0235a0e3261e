import { foldDigits, foldText } from '#shared/contract/fold-text.ts'
import { parsePhone } from '#shared/contract/phone-number.ts'

/** A word of a search, folded, and for a part of a phone number also its digits. One of them must occur. */
export type SearchWord = readonly [typed: string, ...digits: string[]]

/**
 * Returns the words of a search, of which all must occur, in any order. Empty if the search has no letter and no digit.
 */
export function searchWords(search: string): SearchWord[] {
  const text = foldDigits(search)
  const phone = parsePhone(text)
  if (phone !== undefined) return [[phone]]
  return text
    .split(/\s+/)
    .map((token) => token.replace(/^[,;]+|[,;]+$/g, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token) && !COUNTRY_CODE.test(token))
    .map((token) => [foldText(token), ...digitsOf(token)] as const)
    .filter(([typed]) => typed !== '')
}

/** India's country code is not stored with a number. */
const COUNTRY_CODE = /^(?:\+|00)91$/

/** Removes the country code and the leading 0 of a typed part of a phone number. */
function digitsOf(token: string): string[] {
  if (!/^\+?[\d().-]+$/.test(token)) return []
  const digits = token
    .replace(/^(?:\+|00)(?:91)?/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
  return digits === '' || digits === token ? [] : [digits]
}
