import { removeGrouping } from '#shared/web/form/remove-grouping.ts'

/**
 * Returns the amount to send: as typed, or the percentage of the fee, rounded to paise. Text that is no number is sent
 * as typed.
 */
export function getDiscount(as: string, typed: string, fee: number): string {
  const number = removeGrouping(typed)
  if (as !== 'percent' || number === '' || !Number.isFinite(Number(number))) return number
  return String(Math.round(fee * Number(number)) / 100)
}
