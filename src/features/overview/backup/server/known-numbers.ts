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

/**
 * Throws if receipts of a financial year between the backup and the last number are unknown: the series begins again with
 * each.
 */
export function assertEachYear(manifest: Manifest, given: readonly PrintedNumber[]): void {
  const receipts = given.filter(({ series }) => series === 'receipt')
  const first = getFinancialYear(manifest.madeAt.slice(0, 10))
  const last = receipts
    .map(({ financialYear }) => financialYear)
    .toSorted()
    .at(-1)
  for (let year = first; last !== undefined && year < last; year = followingYear(year))
    if (!receipts.some(({ financialYear }) => financialYear === year))
      throw new StartupError(
        `The backup is of ${first}: name the last receipt of ${year} too, or ${formatPrintedNumber({ series: 'receipt', financialYear: year, n: 0 })} if there was none.`,
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
