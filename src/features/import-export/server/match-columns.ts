import { keyOf } from '#shared/contract/key-of.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import type { Translate } from '#shared/server/messages.ts'
import type { ImportField, ImportFields } from '../contract/import-field.ts'

/** The index of the column of each field. */
export type Mapping = Record<string, number>

const toKey = (name: string) => keyOf(name).replaceAll(/[^\p{L}\p{N}]/gu, '')

const listNames = (name: string, { label, aliases = [] }: ImportField, translate: Translate) =>
  [name, ...LANGUAGES.map((language) => translate(language, label)), ...aliases].map(toKey)

/** By name, label in any language or alias. A column belongs to one field: names and labels take precedence over aliases. */
export function matchColumns(columns: readonly string[], fields: ImportFields, translate: Translate): Mapping {
  const mapping: Mapping = {}
  const keys = columns.map(toKey)
  const taken = new Set<number>()
  const candidates = Object.entries(fields).map(([name, field]) => ({ name, keys: listNames(name, field, translate) }))
  const own = 1 + LANGUAGES.length
  for (const range of [
    [0, own],
    [own, undefined],
  ] as const)
    for (const { name, keys: names } of candidates) {
      if (name in mapping) continue
      const column = keys.findIndex((key, index) => !taken.has(index) && names.slice(...range).includes(key))
      if (column === -1) continue
      mapping[name] = column
      taken.add(column)
    }
  return mapping
}
