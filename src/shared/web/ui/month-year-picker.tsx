import { Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const YEARS = Array.from({ length: 2039 - 2017 + 1 }, (_, index) => 2017 + index)

type Chosen = { month?: number | undefined; year?: number | undefined }
type Props = Chosen & {
  onChange: (chosen: Chosen) => void
  /** Whether 'all months' and 'all years' can be chosen. */
  clearable?: boolean
}

/** Months 1 to 12 by name and years 2017 to 2039, right everywhere. */
export function MonthYearPicker({ month, year, onChange, clearable = false }: Props) {
  const { t, i18n } = useTranslation('shared')
  const named = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' })
  const months = MONTHS.map((value) => ({ value: String(value), label: named.format(Date.UTC(2026, value - 1, 1)) }))
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        aria-label={t('month')}
        data={clearable ? [{ value: '', label: t('anyMonth') }, ...months] : months}
        value={String(month ?? '')}
        onChange={(event) => onChange({ month: numberOf(event.currentTarget.value), year })}
      />
      <YearPicker year={year} onYear={(chosen) => onChange({ month, year: chosen })} clearable={clearable} />
    </Group>
  )
}

type YearProps = { year: number | undefined; onYear: (year: number | undefined) => void; clearable?: boolean }

/** Years 2017 to 2039. */
export function YearPicker({ year, onYear, clearable = false }: YearProps) {
  const { t } = useTranslation('shared')
  const years = YEARS.map(String)
  return (
    <NativeSelect
      aria-label={t('year')}
      data={clearable ? [{ value: '', label: t('anyYear') }, ...years] : years}
      value={String(year ?? '')}
      onChange={(event) => onYear(numberOf(event.currentTarget.value))}
    />
  )
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
