import { isShown, placeOf } from './field-labels.ts'

type Values = Record<string, unknown> | null
export type Change = { field: string; before: unknown; after: unknown }

/** What an entry says field by field, in the order of the forms. */
export function changesOf(record: string, before: Values, after: Values): Change[] {
  const was = flat(before)
  const is = flat(after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => isShown(record, field))
    .sort((a, b) => placeOf(record, a) - placeOf(record, b) || a.localeCompare(b, 'en'))
    .map((field) => ({ field, before: was[field], after: is[field] }))
}

/** What a student declared at the registration is three fields of its own. */
function flat(values: Values): Record<string, unknown> {
  const { declared, ...rest } = values ?? {}
  const parts = typeof declared === 'object' && declared !== null ? Object.entries(declared) : []
  return { ...rest, ...Object.fromEntries(parts.map(([field, value]) => [`declared.${field}`, value])) }
}
