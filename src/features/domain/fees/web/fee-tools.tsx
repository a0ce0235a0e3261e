import { useToday } from '#features/base/institute/web/public.ts'
import { DayInput } from '#shared/web/date/day-input.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import classes from './fee-tools.module.css'
import type { FeeFilters } from './use-fee-filters.ts'

type Props = {
  filters: FeeFilters
  byDay?: boolean
  voided?: boolean
}

export function FeeTools({ filters, byDay = false, voided = false }: Props) {
  const { t } = useTranslation(['fees', 'words', 'shared'])
  const { search, month, year, date, isNarrowed, clear, updateSearch } = filters
  const today = useToday()
  return (
    <>
      <div className={classes.tools}>
        <SearchBox
          value={search}
          onSearch={(text) => updateSearch({ search: text })}
          placeholder={t('searchReceipts')}
        />
        <MonthYearPicker
          clearable
          month={month}
          year={year}
          onChange={(period) => updateSearch({ ...period, date: '' })}
        />
        {byDay && (
          <DayPicker
            name={t(voided ? 'dayVoided' : 'words:day')}
            day={date}
            today={today}
            onDay={(day) => updateSearch({ date: day, month: undefined, year: undefined })}
          />
        )}
        <FocusableButton disabled={!isNarrowed} onClick={clear}>
          {t('shared:clearSearch')}
        </FocusableButton>
      </div>
      {voided && <p className={classes.note}>{t('voidedPeriodNote')}</p>}
    </>
  )
}

type DayPickerProps = { name: string; day: string | undefined; today: string; onDay: (day: string) => void }

function DayPicker({ name, day, today, onDay }: DayPickerProps) {
  const { t } = useTranslation('words')
  return (
    <div className={classes.day}>
      <DayInput name={name} day={day ?? ''} max={today} clearable onChange={onDay} />
      <FocusableButton disabled={day === today} onClick={() => onDay(today)}>
        {t('today')}
      </FocusableButton>
    </div>
  )
}
