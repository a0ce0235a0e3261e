import { keyOf } from '#shared/contract/key-of.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import type { Translate } from '#shared/server/messages.ts'
import type { ImportField, ImportFields } from '../contract/import-field.ts'

/** Maps a field to the index of its column. */
export type Mapping = Record<string, number>

const toKey = (name: string) => keyOf(name).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Splits a name with one number: 'payment1date' and '1stpaymentdate' become 'paymentdate' with the number 1. */
function splitNumber(key: string): { key: string; number: number } | undefined {
  const [, before = '', digits, after = ''] = /^(\D*?)0?(\d{1,2})(?:st|nd|rd|th)?(\D*)$/.exec(key) ?? []
  return digits === undefined ? undefined : { key: before + after, number: Number(digits) }
}

type Candidate = {
  field: string
  number: number | undefined
  own: string[]
  aliases: string[]
  last: string[][]
  numbered: string[]
}

function toCandidate(field: string, details: ImportField, translate: Translate): Candidate {
  const { label, number, aliases = [], lastAliases = [[], []], numberedAliases = [] } = details
  const own = [field.replace(/\d+$/, ''), ...LANGUAGES.map((language) => translate(language, label))].map(toKey)
  const keys = aliases.map(toKey)
  const last = lastAliases.map((names) => names.map(toKey))
  return { field, number, own, aliases: keys, last, numbered: [...own, ...keys, ...numberedAliases.map(toKey)] }
}

/**
 * Matches columns by name, label in any language or alias. A column belongs to one field: names with the number of the
 * field come first, then names and labels, then aliases, then `lastAliases`. So 'Paid' beside 'Payment 1', which is
 * often the sum, is left out.
 */
export function matchColumns(columns: readonly string[], fields: ImportFields, translate: Translate): Mapping {
  const mapping: Mapping = {}
  const keys = columns.map(toKey)
  const splits = keys.map(splitNumber)
  const taken = new Set<number>()
  const candidates = Object.entries(fields).map(([field, details]) => toCandidate(field, details, translate))
  const passes: ((candidate: Candidate, column: number) => boolean)[] = [
    ({ number, numbered }, column) =>
      number !== undefined && splits[column]?.number === number && numbered.includes(splits[column].key),
    ({ number = 1, own }, column) => number === 1 && own.includes(keys[column] ?? ''),
    ({ number = 1, aliases }, column) => number === 1 && aliases.includes(keys[column] ?? ''),
    ({ number = 1, last: [names = []] }, column) => number === 1 && names.includes(keys[column] ?? ''),
    ({ number = 1, last: [, names = []] }, column) => number === 1 && names.includes(keys[column] ?? ''),
  ]
  for (const isMatch of passes)
    for (const candidate of candidates) {
      if (candidate.field in mapping) continue
      const column = keys.findIndex((_, index) => !taken.has(index) && isMatch(candidate, index))
      if (column === -1) continue
      mapping[candidate.field] = column
      taken.add(column)
    }
  return mapping
}
