import type { ReactNode } from 'react'
import type { FormHandle, FormValues } from './form-types.ts'

export type FieldProps<V extends FormValues> = {
  form: FormHandle<V>
  name: keyof V & string
  label: string
  description?: ReactNode
  /** Otherwise the label says 'optional'. The contract validates. */
  required?: boolean
  /** The label of an optional field does not say so, because blank means zero. */
  blankIsZero?: boolean
  disabled?: boolean
}

export function inputProps<V extends FormValues>({
  form,
  name,
  label,
  description,
  required,
  blankIsZero,
  disabled,
}: FieldProps<V>) {
  return {
    name,
    label,
    description,
    value: form.values[name] ?? '',
    error: form.errors[name],
    required: required ?? false,
    // The style sheet shows the word: in the label's text it would be part of the accessible name.
    labelProps: { 'data-optional': required || blankIsZero ? undefined : true },
    disabled: disabled ?? false,
    onChange: (event: { currentTarget: { value: string } }) =>
      form.set(name, event.currentTarget.value as V[typeof name]),
  }
}
