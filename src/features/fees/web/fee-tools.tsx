import { useTranslation } from 'react-i18next'
import { useToday } from '#features/institute/web/public.ts'
import { DayInput } from '#shared/web/ui/day-input.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { SteadyButton } from '#shared/web/ui/steady-button.tsx'
import classes from './fee-tools.module.css'
import type { FeeFilters } from './use-fee-filters.ts'

type Props = {
  filters: FeeFilters
  /** Whether one day can be chosen too. */
  byDay?: boolean
  /** Of voided receipts, whose day, month and year are those of the voiding. */
  voided?: boolean
}

/** The search by name or number, by month and year or by a day, and what clears it. */
export function FeeTools({ filters, byDay = false, voided = false }: Props) {
  const { t } = useTranslation(['fees', 'shared'])
  const { search, month, year, date, isNarrowed, clear, show } = filters
  const today = useToday()
  /** A month chosen alone is this year's; 'All years' can be chosen after it. */
  const ofThisYear = (chosen: { month?: number | undefined; year?: number | undefined }) =>
    month === undefined && chosen.month !== undefined && chosen.year === undefined
      ? { month: chosen.month, year: Number(today.slice(0, 4)) }
      : chosen
  return (
    <>
      <div className={classes.tools}>
        <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchReceipts')} />
        <MonthYearPicker
          clearable
          month={month}
          year={year}
          onChange={(chosen) => show({ ...ofThisYear(chosen), date: '' })}
        />
        {byDay && (
          <DayChoice
            name={t(voided ? 'dayVoided' : 'day')}
            day={date}
            today={today}
            onDay={(day) => show({ date: day, month: undefined, year: undefined })}
          />
        )}
        <SteadyButton idle={!isNarrowed} onClick={clear}>
          {t('shared:clearSearch')}
        </SteadyButton>
      </div>
      {voided && <p className={classes.note}>{t('whenVoided')}</p>}
    </>
  )
}

type DayProps = { name: string; day: string | undefined; today: string; onDay: (day: string) => void }

function DayChoice({ name, day, today, onDay }: DayProps) {
  const { t } = useTranslation('fees')
  return (
    <div className={classes.day}>
      <DayInput name={name} day={day ?? ''} max={today} clearable onDay={onDay} />
      <SteadyButton idle={day === today} onClick={() => onDay(today)}>
        {t('today')}
      </SteadyButton>
    </div>
  )
}
