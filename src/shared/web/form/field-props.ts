import type { ReactNode } from 'react'
import type { FormHandle, FormValues } from './form-types.ts'

/** What every field takes; `name` is one of the form's values. */
export type FieldProps<V extends FormValues> = {
  form: FormHandle<V>
  name: keyof V & string
  label: string
  /** A hint between label and field. */
  description?: ReactNode
  /** Shows the mark; whether it is required is the contract's word. */
  required?: boolean
  disabled?: boolean
}

/** Value, change, error and label for a Mantine input. */
export function inputProps<V extends FormValues>({
  form,
  name,
  label,
  description,
  required,
  disabled,
}: FieldProps<V>) {
  return {
    name,
    label,
    description,
    value: form.values[name] ?? '',
    error: form.errors[name],
    required: required ?? false,
    // The mark is drawn by the styles: in the label's text it would be part of the field's name.
    withAsterisk: false,
    labelProps: { 'data-required': required || undefined },
    disabled: disabled ?? false,
    onChange: (event: { currentTarget: { value: string } }) =>
      form.set(name, event.currentTarget.value as V[typeof name]),
  }
}
