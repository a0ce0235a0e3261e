import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { addDays } from '#shared/web/date/calendar-days.ts'
import { DayInput } from '#shared/web/date/day-input.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import classes from './day-bar.module.css'

type Props = {
  day: string
  today: string
  onDay: (day: string) => void
  children?: ReactNode
}

export function DayBar({ day, today, onDay, children }: Props) {
  const { t } = useTranslation(['attendance', 'words'])
  const step = (days: number, label: string) => {
    const Icon = days < 0 ? IconChevronLeft : IconChevronRight
    const isOff = addDays(day, days) > today
    return (
      // The button is not disabled, because that would take the focus away at the last day.
      <ActionIcon
        variant="default"
        size="input-sm"
        className={classes.step}
        aria-label={label}
        aria-disabled={isOff}
        onClick={() => !isOff && onDay(addDays(day, days))}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <div className={classes.bar}>
      <div className={classes.days}>
        {step(-1, t('previousDay'))}
        <DayInput
          name={t('words:date')}
          day={day}
          max={today}
          maxError={t('dateInFuture')}
          className={classes.day}
          onChange={onDay}
        />
        {step(1, t('nextDay'))}
        {day === today && <span className={classes.today}>{t('words:today')}</span>}
      </div>
      {children}
    </div>
  )
}
