import * as z from 'zod/mini'
import type { ReceiptPart } from '#features/domain/fees/contract/fees.contract.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { parseRupees, subtractTyped } from '#shared/web/form/typed-rupees.ts'

/** A payment has these parts when somebody starts to split it. */
export const TWO_PARTS = ['Cash', 'UPI'].map((mode) => ({ mode, amount: '', reference: '' }))

export type TypedPart = { mode: string; amount: string; reference: string }

const TypedParts = z.array(z.object({ mode: z.string(), amount: z.string(), reference: z.string() }))

/** Returns a blank text if there are no parts. */
export const writeParts = (parts: readonly (TypedPart | ReceiptPart)[]): string =>
  parts.length === 0
    ? ''
    : JSON.stringify(
        parts.map(({ mode, amount, reference }) => ({ mode, amount: String(amount), reference: reference ?? '' })),
      )

export function readParts(value: string): TypedPart[] {
  try {
    return z.parse(TypedParts, JSON.parse(value || '[]'))
  } catch {
    return []
  }
}

export const partsBody = (value: string) =>
  readParts(value).map(({ amount, ...part }) => ({ ...part, amount: removeGrouping(amount) }))

/**
 * Returns the rupees of the amount that the parts leave, below zero if they are more. Undefined until a valid amount is
 * typed.
 */
export function getRest(paid: string, parts: readonly TypedPart[]): number | undefined {
  const total = parseRupees(paid)
  const amounts = parts.map(({ amount }) => amount)
  return total === undefined ? undefined : subtractTyped(total, amounts)
}

/** The last part takes the rest as long as nobody typed another amount there. */
export function changePart(
  paid: string,
  parts: readonly TypedPart[],
  index: number,
  change: Partial<TypedPart>,
): TypedPart[] {
  const changed = parts.map((part, at) => (at === index ? { ...part, ...change } : part))
  const last = parts.at(-1)
  const takesRest = index < parts.length - 1 && (last?.amount === '' || getRest(paid, parts) === 0)
  if (change.amount === undefined || !takesRest) return changed
  const rest = getRest(paid, changed.slice(0, -1))
  return changed.with(-1, { ...changed.at(-1)!, amount: rest !== undefined && rest > 0 ? String(rest) : '' })
}
