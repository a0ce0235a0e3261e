import { useState, type ReactNode } from 'react'
import { FIRST_DAY, LAST_DAY } from '#shared/contract/calendar-day.ts'
import { CalendarButton } from './calendar-button.tsx'
import { isCompleteDay, parseDay } from './parse-day.ts'
import { useTranslation } from '../i18n.tsx'
import { TextInput, type TextInputProps } from '../ui/elements/text-input.tsx'

export type DayLimits = {
  min?: string | undefined
  max?: string | undefined
  /** Default: a message with the limit. */
  minError?: ReactNode
  maxError?: ReactNode
}

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'error'> &
  DayLimits & {
    /** `YYYY-MM-DD`, '' or the text that is not a day. */
    value: string
    /** `isFinal` is true unless more digits may follow. */
    onChange: (value: string, isFinal: boolean) => void
    error?: ReactNode
    clearable?: boolean
  }

/**
 * Takes a day that is typed as YYYY-MM-DD or DD/MM/YYYY or chosen from a calendar. Text that is not a day is kept, with
 * a message when the user has left the field or typed all digits.
 */
export function DateInput({ value, onChange, ...props }: Props) {
  const { minError, maxError, error, clearable = true, min: earliest, max: latest, ...rest } = props
  // A limit from another field may not be a day yet.
  const min = parseDay(earliest ?? '').day ?? FIRST_DAY
  const max = parseDay(latest ?? '').day ?? LAST_DAY
  const { t } = useTranslation('shared')
  const [typed, setTyped] = useState({ text: value, value })
  const [isLeft, setLeft] = useState(false)
  // A record may contain an older day than may be entered today.
  const [initialValue] = useState(value)
  const text = typed.value === value ? typed.text : value
  const problem = findProblem()
  const isProblemShown = isLeft || isCompleteDay(text) || Boolean(error)

  function findProblem(): ReactNode {
    const { day, problem: unreadable } = parseDay(value)
    if (value.trim() === '') return undefined
    if (unreadable) return t(unreadable)
    if (day === initialValue) return undefined
    if (day < min) return minError ?? t('dayTooEarly', { day: min })
    if (day > max) return maxError ?? t('dayTooLate', { day: max })
    return undefined
  }
  const change = (next: string, isFinal: boolean) => {
    const nextValue = parseDay(next).day ?? next
    setTyped({ text: next, value: nextValue })
    setLeft(false)
    onChange(nextValue, isFinal)
  }
  const showAsDay = () => {
    setTyped({ text: value, value })
    setLeft(true)
  }
  return (
    <TextInput
      {...rest}
      value={text}
      // Phones show digits and a separator; iOS has no hyphen or slash on any number pad.
      inputMode="decimal"
      placeholder={t('dayFormat')}
      autoComplete={rest.autoComplete ?? 'off'}
      error={(isProblemShown && problem) || error}
      onChange={({ currentTarget }) => change(currentTarget.value, isCompleteDay(currentTarget.value))}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.key === 'Enter') showAsDay()
      }}
      onBlur={(event) => {
        showAsDay()
        rest.onBlur?.(event)
      }}
      rightSectionWidth={44}
      rightSection={
        !rest.readOnly && (
          <CalendarButton
            min={min}
            max={max}
            day={parseDay(value).day ?? ''}
            clearable={clearable}
            disabled={rest.disabled ?? false}
            field={typeof rest.label === 'string' ? rest.label : rest['aria-label']}
            onPick={(day) => change(day, true)}
          />
        )
      }
    />
  )
}
