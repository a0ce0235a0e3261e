import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './attendance.module.css'

type Props = {
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string
  today: string
  onDay: (day: string) => void
}

/** Chooses a day up to today. While it is typed every digit makes a day of its own, so it waits for the typist. */
export function DayField({ day, today, onDay }: Props) {
  const { t } = useTranslation('attendance')
  const [input, setInput] = useState({ text: day, over: day })
  const waiting = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(waiting.current), [])

  // Once another day is shown, what was typed over the one before has been heard.
  const typed = input.over === day ? input.text : day
  const isLater = typed > today
  const tell = (chosen: string) => {
    window.clearTimeout(waiting.current)
    if (chosen !== '' && chosen >= '1900' && chosen <= today && chosen !== day) onDay(chosen)
  }
  const type = (chosen: string) => {
    setInput({ text: chosen, over: day })
    window.clearTimeout(waiting.current)
    waiting.current = window.setTimeout(() => tell(chosen), 400)
  }
  return (
    <TextInput
      type="date"
      className={classes.day}
      label={t('date')}
      value={typed}
      min="1900-01-01"
      max={today}
      error={isLater && t('inFuture')}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
      onBlur={() => (isLater || typed === '' ? setInput({ text: day, over: day }) : tell(typed))}
    />
  )
}
