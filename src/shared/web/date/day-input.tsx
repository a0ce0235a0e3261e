import { useState, type ReactNode } from 'react'
import { FIRST_DAY, LAST_DAY } from '#shared/contract/calendar-day.ts'
import { DateInput } from './date-input.tsx'
import { parseDay } from './parse-day.ts'

type Props = {
  /** Without a label, `name` is the field's name for screen readers. */
  label?: string
  name?: string
  /** `YYYY-MM-DD` or ''. */
  day: string
  min?: string
  max?: string
  maxError?: ReactNode
  clearable?: boolean
  className?: string | undefined
  onChange: (day: string) => void
}

/** Takes the day of a list or page. It applies once complete, on Enter, on leaving the field or from the calendar. */
export function DayInput({
  label,
  name,
  day,
  min = FIRST_DAY,
  max = LAST_DAY,
  maxError,
  clearable = false,
  className,
  onChange,
}: Props) {
  const [input, setInput] = useState({ value: day, day })
  // Keeps the typed text until `day` changes.
  const value = input.day === day ? input.value : day

  const apply = (next: string) => {
    const isValid = next === '' ? clearable : parseDay(next).day === next && next >= min && next <= max
    if (isValid && next !== day) onChange(next)
    if (next === '' && !clearable) setInput({ value: day, day })
  }
  return (
    <DateInput
      className={className}
      {...(label === undefined ? { 'aria-label': name } : { label })}
      value={value}
      min={min}
      max={max}
      maxError={maxError}
      clearable={clearable}
      onChange={(next, isFinal) => {
        setInput({ value: next, day })
        if (isFinal) apply(next)
      }}
      onKeyDown={(event) => event.key === 'Enter' && apply(value)}
      onBlur={() => apply(value)}
    />
  )
}
