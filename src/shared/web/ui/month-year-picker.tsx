import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n.tsx'
import { listMonthNames } from '../months.ts'
import { useCurrentDay } from '../product.tsx'
import { Announcement } from './announcement.tsx'
import { NativeSelect } from './elements/native-select.tsx'
import classes from './month-year-picker.module.css'

const YEARS = Array.from({ length: 2039 - 2017 + 1 }, (_, index) => 2017 + index)

type Period = { month?: number | undefined; year?: number | undefined }

/** A month without a year is that of the current year, as on the server. */
export function usePeriodWithYear({ month, year }: Period): Period {
  const currentYear = Number(useCurrentDay().slice(0, 4))
  return { month, year: month === undefined ? year : (year ?? currentYear) }
}

type Props = Period & {
  onChange: (period: Period) => void
  clearable?: boolean
}

export function MonthYearPicker({ month, year: chosenYear, onChange, clearable = false }: Props) {
  const { t, i18n } = useTranslation('shared')
  const { year } = usePeriodWithYear({ month, year: chosenYear })
  const currentYear = Number(useCurrentDay().slice(0, 4))
  const [isChanged, setChanged] = useState(false)
  // The last choice, which the page may show only after the next one.
  const latest = useRef<Period>({})
  useEffect(() => {
    latest.current = { month, year }
  }, [month, year])
  const change = (period: Period) => {
    latest.current = period
    setChanged(true)
    onChange(period)
  }
  const months = listMonthNames(i18n.language).map((label, index) => ({ value: String(index + 1), label }))
  const monthName = months.find(({ value }) => value === String(month))?.label ?? t('anyMonth')
  const period = `${monthName}, ${year ?? t('anyYear')}`
  return (
    <div className={classes.period}>
      <NativeSelect
        aria-label={t('month')}
        data={clearable ? [{ value: '', label: t('anyMonth') }, ...months] : months}
        value={String(month ?? '')}
        onChange={(event) => {
          const chosen = toNumber(event.currentTarget.value)
          const { year: latestYear } = latest.current
          change({ month: chosen, year: chosen === undefined ? latestYear : (latestYear ?? currentYear) })
        }}
      />
      <YearPicker
        year={year}
        onChange={(chosen) => change({ month: chosen === undefined ? undefined : latest.current.month, year: chosen })}
        clearable={clearable}
      />
      <Announcement text={isChanged ? t('periodShown', { period }) : ''} />
    </div>
  )
}

type YearProps = { year: number | undefined; onChange: (year: number | undefined) => void; clearable?: boolean }

export function YearPicker({ year, onChange, clearable = false }: YearProps) {
  const { t } = useTranslation('shared')
  const years = YEARS.map(String)
  return (
    <NativeSelect
      aria-label={t('year')}
      data={clearable ? [{ value: '', label: t('anyYear') }, ...years] : years}
      value={String(year ?? '')}
      onChange={(event) => onChange(toNumber(event.currentTarget.value))}
    />
  )
}

const toNumber = (text: string) => (text === '' ? undefined : Number(text))
