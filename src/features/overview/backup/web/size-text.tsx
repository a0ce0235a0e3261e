import { numberFormat } from '#shared/contract/intl-formats.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Shows `12.3 MB`, with at most one decimal. */
export function SizeText({ bytes }: { bytes: number }) {
  const { language } = useTranslation().i18n
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = numberFormat(language, {
    style: 'unit',
    unit: UNITS[power - 1] ?? 'kilobyte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** power)
}
