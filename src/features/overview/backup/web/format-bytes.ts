import { numberFormat } from '#shared/contract/intl-formats.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** `12.3 MB`, with at most one decimal. */
export function formatBytes(bytes: number, language: string): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = numberFormat(language, {
    style: 'unit',
    unit: UNITS[power - 1] ?? 'kilobyte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** power)
}
