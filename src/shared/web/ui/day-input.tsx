import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

type Props = {
  /** Without a label, `name` is the field's name for screen readers. */
  label?: string
  name?: string
  /** `YYYY-MM-DD` or ''. */
  day: string
  max?: string
  maxError?: string
  clearable?: boolean
  className?: string | undefined
  onChange: (day: string) => void
}

const MIN = '1900-01-01'

/** Debounced by 400 ms, because each typed digit makes another day. */
export function DayInput({ label, name, day, max, maxError, clearable = false, className, onChange }: Props) {
  const [input, setInput] = useState({ text: day, day })
  // Keeps the typed text until `day` changes.
  const typed = input.day === day ? input.text : day
  const isAfterMax = max !== undefined && typed > max
  const isInvalid = isAfterMax || (typed === '' ? !clearable : typed < MIN)

  const change = (next: string) => {
    const isValid = next === '' ? clearable : next >= MIN && (max === undefined || next <= max)
    if (isValid && next !== day) onChange(next)
  }
  const changeLater = useDebouncedCallback(change, 400)
  const changeNow = (next: string) => {
    changeLater.cancel()
    change(next)
  }
  const type = (text: string) => {
    setInput({ text, day })
    // Browsers report an incomplete day as blank, so a blank field is applied only on blur.
    if (text === '') changeLater.cancel()
    else changeLater(text)
  }
  return (
    <TextInput
      type="date"
      className={className}
      {...(label === undefined ? { 'aria-label': name } : { label })}
      value={typed}
      min={MIN}
      {...(max !== undefined && { max })}
      error={isAfterMax && maxError}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && changeNow(typed)}
      onBlur={() => (isInvalid ? setInput({ text: day, day }) : changeNow(typed))}
    />
  )
}
