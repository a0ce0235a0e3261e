import { isVisibleField, getFieldOrder } from './field-labels.ts'

type Values = Record<string, unknown> | null
export type Change = { field: string; before: unknown; after: unknown }

export function listChanges(record: string, before: Values, after: Values): Change[] {
  const old = flattenDeclared(before)
  const current = flattenDeclared(after)
  return [...new Set([...Object.keys(old), ...Object.keys(current)])]
    .filter((field) => isVisibleField(record, field))
    .sort((a, b) => getFieldOrder(record, a) - getFieldOrder(record, b) || a.localeCompare(b, 'en'))
    .map((field) => ({ field, before: old[field], after: current[field] }))
}

/** Turns the declared payment of a registration into fields: `declared.fee`. */
function flattenDeclared(values: Values): Record<string, unknown> {
  const { declared, ...rest } = values ?? {}
  const parts = typeof declared === 'object' && declared !== null ? Object.entries(declared) : []
  return { ...rest, ...Object.fromEntries(parts.map(([field, value]) => [`declared.${field}`, value])) }
}
