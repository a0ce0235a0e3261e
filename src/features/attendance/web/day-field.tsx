import { useTranslation } from 'react-i18next'
import { DayInput } from '#shared/web/ui/day-input.tsx'
import classes from './attendance.module.css'

type Props = {
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string
  today: string
  onDay: (day: string) => void
}

/** Chooses a day up to today: attendance is not marked ahead. */
export function DayField({ day, today, onDay }: Props) {
  const { t } = useTranslation('attendance')
  return (
    <DayInput
      label={t('date')}
      day={day}
      max={today}
      laterWords={t('inFuture')}
      className={classes.day}
      onDay={onDay}
    />
  )
}
