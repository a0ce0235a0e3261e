import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '#shared/web/date/day-input.tsx'
import classes from './day-bar.module.css'

type Props = {
  day: string
  today: string
  onDay: (day: string) => void
  children?: ReactNode
}

export function DayBar({ day, today, onDay, children }: Props) {
  const { t } = useTranslation('attendance')
  return (
    <div className={classes.bar}>
      <DayInput
        label={t('date')}
        day={day}
        max={today}
        maxError={t('dateInFuture')}
        className={classes.day}
        onChange={onDay}
      />
      {children}
    </div>
  )
}
