import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useToday } from '#features/institute/web/door.tsx'
import { DayInput } from '#shared/web/ui/day-input.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import classes from './fee-tools.module.css'
import type { FeeFilters } from './use-fee-filters.ts'

type Props = { filters: FeeFilters; /** Whether one day can be chosen too. */ byDay?: boolean }

/** The search by name or number, by month and year or by a day, and what clears it. */
export function FeeTools({ filters: { search, month, year, date, isNarrowed, clear, show }, byDay = false }: Props) {
  const { t } = useTranslation('fees')
  return (
    <div className={classes.tools}>
      <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchReceipts')} />
      <MonthYearPicker clearable month={month} year={year} onChange={(chosen) => show({ ...chosen, date: '' })} />
      {byDay && <DayChoice day={date} onDay={(day) => show({ date: day, month: undefined, year: undefined })} />}
      <Button variant="default" disabled={!isNarrowed} onClick={clear}>
        {t('shared:clearSearch')}
      </Button>
    </div>
  )
}

function DayChoice({ day, onDay }: { day: string | undefined; onDay: (day: string) => void }) {
  const { t } = useTranslation('fees')
  const today = useToday()
  return (
    <div className={classes.day}>
      <DayInput name={t('day')} day={day ?? ''} max={today} clearable onDay={onDay} />
      <Button variant="default" disabled={day === today} onClick={() => onDay(today)}>
        {t('today')}
      </Button>
    </div>
  )
}
