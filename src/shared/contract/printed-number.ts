/** The series of numbers that are printed. Each begins again with the financial year. */
export const SERIES = ['receipt', 'refund', 'expense', 'completion', 'bonafide', 'idCard'] as const
export type Series = (typeof SERIES)[number]

export type PrintedNumber = { series: Series; financialYear: string; n: number }

const PREFIXES: Record<Series, string> = {
  receipt: '',
  refund: 'R',
  expense: 'V',
  completion: 'C/',
  bonafide: 'B/',
  idCard: 'ID/',
}

/** Returns `2026-27/000012` for a receipt, `R2026-27/0003` for a refund, and so on. */
export const formatPrintedNumber = ({ series, financialYear, n }: PrintedNumber): string =>
  `${PREFIXES[series]}${financialYear}/${String(n).padStart(series === 'receipt' ? 6 : 4, '0')}`

/** Accepts 0 for a series of which nothing was printed. Undefined for anything else. */
export function parsePrintedNumber(text: string): PrintedNumber | undefined {
  const [, prefix, year, next, n] = /^(|R|V|C\/|B\/|ID\/)(\d{4})-(\d{2})\/(\d{1,7})$/i.exec(text.trim()) ?? []
  const series = SERIES.find((one) => PREFIXES[one] === prefix?.toUpperCase())
  if (series === undefined || year === undefined || (Number(year) + 1) % 100 !== Number(next)) return undefined
  return { series, financialYear: `${year}-${next}`, n: Number(n) }
}
