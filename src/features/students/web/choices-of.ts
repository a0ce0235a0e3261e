import type { Choice } from '#shared/web/form/choice-fields.tsx'

/** A contract's words, each with what is said for it, in the contract's order. */
export function choicesOf<const V extends string>(values: readonly V[], labels: Record<V, string>): Choice[] {
  return values.map((value) => ({ value, label: labels[value] }))
}
