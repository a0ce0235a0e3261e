import { DateInput, type DayLimits } from '../date/date-input.tsx'
import { inputProps, type FieldProps } from './field-props.ts'
import type { FormValues } from './form-types.ts'

type Props<V extends FormValues> = FieldProps<V> & DayLimits & { readOnly?: boolean; autoComplete?: string }

export function DateField<V extends FormValues>(props: Props<V>) {
  const { min, max, minError, maxError, readOnly = false, autoComplete = 'off', ...field } = props
  return (
    <DateInput
      {...inputProps(field)}
      min={min}
      max={max}
      minError={minError}
      maxError={maxError}
      readOnly={readOnly}
      autoComplete={autoComplete}
      clearable={!field.required}
      onChange={(value) => field.form.set(field.name, value as V[typeof field.name])}
    />
  )
}
