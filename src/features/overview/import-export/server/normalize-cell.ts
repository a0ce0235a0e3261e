import { keyOf } from '#shared/contract/key-of.ts'
import { parsePhone } from '#shared/contract/phone-number.ts'
import type { ImportField } from '../contract/import-field.ts'
import type { DayOrder } from '../contract/imports.contract.ts'
import { toDay } from './normalize-day.ts'

/**
 * Converts a cell to the format of its field's schema. A cell that is not understood stays unchanged, and the schema
 * rejects it.
 */
export function normalizeCell(cell: string, { type }: ImportField, choices: Choices, dayOrder: DayOrder): string {
  if (type === 'day') return toDay(cell, dayOrder) ?? cell
  if (type === 'amount') return toAmount(cell)
  if (type === 'choice') return choices.get(toChoiceKey(cell)) ?? cell
  return cell
}

/** Maps labels in every language to values. */
export type Choices = Map<string, string>
export const toChoiceKey = (text: string) => keyOf(text).replaceAll(/[\s._-]+/g, '')

/** Recognizes the result of a formula that has failed. */
export const isErrorCell = (cell: string): boolean =>
  /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/.test(cell)

/** `9.87654E+09`: a spreadsheet has shortened a long number. */
export const hasLostDigits = (cell: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell)

/** Splits one or two numbers as in address books and registers: `98111 00012 / 98111 00013`, `p:+91 98111 00012`. */
export function splitPhones(cell: string): [first: string, second?: string] {
  const [first = '', second] = cell
    .replace(/^p:/i, '')
    .split(/\s*(?:[/;,|&]|:::|\bor\b)\s*/i)
    .map((part) => part.replace(/\.0$/, '').trim())
  const isPair = second !== undefined && parsePhone(first) !== undefined && parsePhone(second) !== undefined
  if (isPair) return [first, second]
  return [second === undefined ? first : cell]
}

/** `₹12,000.00/-` and `12 000,00` are 12000.00. A dash or 'nil' is nothing. */
function toAmount(cell: string): string {
  if (/^(?:\p{Pd}|nil)$/iu.test(cell)) return '0'
  const digits = cell
    .replaceAll(/[\s']/g, '')
    .replace(/^(?:₹|Rs\.?|INR)/i, '')
    .replace(/\/-$/, '')
  return removeSeparators(digits).replace(/(\.\d\d)0+$/, '$1')
}

/** A comma before one or two last digits separates decimals, because groups end with three. */
function removeSeparators(digits: string): string {
  if (/^\d+(?:\.\d{3})*,\d\d?$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return /^-?\d{1,3}(?:,\d\d\d?)*,\d{3}(?:\.\d*)?$/.test(digits) ? digits.replaceAll(',', '') : digits
}
