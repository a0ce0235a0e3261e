import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

type Props = {
  /** Beside the field; without it `name` says what it is to a screen reader alone. */
  label?: string
  name?: string
  /** The day that is shown, `YYYY-MM-DD`; blank for none. */
  day: string
  /** The last day that can be chosen. */
  max?: string
  /** What is said of a later one. */
  laterWords?: string
  /** Whether the field may be emptied: then `onDay('')`. */
  clearable?: boolean
  className?: string | undefined
  onDay: (day: string) => void
}

/** Chooses a day. While it is typed every digit makes a day of its own, so it waits for the typist. */
export function DayInput({ label, name, day, max, laterWords, clearable = false, className, onDay }: Props) {
  const [input, setInput] = useState({ text: day, over: day })
  const waiting = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(waiting.current), [])

  // Once another day is shown, what was typed over the one before has been heard.
  const typed = input.over === day ? input.text : day
  const isLater = max !== undefined && typed > max
  const isWrong = isLater || (typed === '' ? !clearable : typed < '1900')
  const tell = (chosen: string) => {
    window.clearTimeout(waiting.current)
    const fits = chosen === '' ? clearable : chosen >= '1900' && (max === undefined || chosen <= max)
    if (fits && chosen !== day) onDay(chosen)
  }
  const type = (chosen: string) => {
    setInput({ text: chosen, over: day })
    window.clearTimeout(waiting.current)
    // Blank is also what a half-typed day looks like: that is heard once the field is left.
    if (chosen !== '') waiting.current = window.setTimeout(() => tell(chosen), 400)
  }
  return (
    <TextInput
      type="date"
      className={className}
      {...(label === undefined ? { 'aria-label': name } : { label })}
      value={typed}
      min="1900-01-01"
      {...(max !== undefined && { max })}
      error={isLater && laterWords}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
      onBlur={() => (isWrong ? setInput({ text: day, over: day }) : tell(typed))}
    />
  )
}
