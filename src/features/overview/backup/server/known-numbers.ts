import { getFinancialYear } from '#features/domain/fees/server/public.ts'
import { formatPrintedNumber, parsePrintedNumber, type PrintedNumber } from '#shared/contract/printed-number.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import type { Manifest } from './manifest.ts'

/** Reads numbers that a person read from the last papers printed. */
export function parseGivenNumbers(texts: readonly string[]): PrintedNumber[] {
  return texts.map((text) => {
    const number = parsePrintedNumber(text)
    if (!number) throw new StartupError(`${text} is not a number as it is printed, such as 2026-27/000123.`)
    return number
  })
}

/** Several are separated by commas or spaces: the series begins again with each financial year. */
export const splitNumbers = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '')

/** Returns a financial year between the backup and the last number whose receipts are unknown. */
export function findMissingYear(manifest: Manifest, given: readonly PrintedNumber[]): string | undefined {
  const years = given.filter(({ series }) => series === 'receipt').map(({ financialYear }) => financialYear)
  const last = years.toSorted().at(-1)
  for (let year = getFirstYear(manifest); last !== undefined && year < last; year = followingYear(year))
    if (!years.includes(year)) return year
  return undefined
}

const getFirstYear = ({ madeAt }: Manifest) => getFinancialYear(madeAt.slice(0, 10))

/**
 * Throws if receipts of a financial year between the backup and the last number are unknown: the series begins again with
 * each.
 */
export function assertEachYear(manifest: Manifest, given: readonly PrintedNumber[]): void {
  const year = findMissingYear(manifest, given)
  if (year !== undefined)
    throw new StartupError(
      `The backup is of ${getFirstYear(manifest)}: name the last receipt of ${year} too, or ${formatPrintedNumber({ series: 'receipt', financialYear: year, n: 0 })} if there was none.`,
    )
}

const followingYear = (year: string) => getFinancialYear(`${Number(year.slice(0, 4)) + 1}-04-01`)

/** Returns the last receipt of the backup as it is printed; undefined if it has none. */
export function findLastReceipt({ figures }: Manifest): string | undefined {
  const { financialYear, last } = figures.series.at(-1) ?? {}
  return financialYear === undefined || last === undefined
    ? undefined
    : formatPrintedNumber({ series: 'receipt', financialYear, n: last })
}
