import { useTranslation } from '../i18n.tsx'
import { PasswordInput } from '../ui/elements/password-input.tsx'
import { TextInput, Textarea } from '../ui/elements/text-input.tsx'
import classes from './fields.module.css'
import { inputProps, type FieldProps } from './field-props.ts'
import type { FormValues } from './form-types.ts'

type TextProps<V extends FormValues> = FieldProps<V> & {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  readOnly?: boolean
  autoFocus?: boolean
}

export function TextField<V extends FormValues>({ type = 'text', autoComplete = 'off', ...props }: TextProps<V>) {
  const { placeholder, readOnly = false, autoFocus = false } = props
  return (
    <TextInput
      {...inputProps(props)}
      type={type}
      autoComplete={autoComplete}
      readOnly={readOnly}
      {...(placeholder !== undefined && { placeholder })}
      {...(autoFocus && { 'data-autofocus': true })}
    />
  )
}

type NumberProps<V extends FormValues> = FieldProps<V> & {
  rupees?: boolean
  autoFocus?: boolean
  readOnly?: boolean
}

/** Takes a number as text: `<input type="number">` would change it on the mouse wheel. */
export function NumberTextField<V extends FormValues>({
  rupees = false,
  readOnly = false,
  autoFocus = false,
  ...props
}: NumberProps<V>) {
  return (
    <TextInput
      {...inputProps(props)}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      className={classes.figures}
      {...(autoFocus && { 'data-autofocus': true })}
      leftSection={rupees ? <span aria-hidden>₹</span> : undefined}
    />
  )
}

type PasswordProps<V extends FormValues> = FieldProps<V> & {
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
}

export function PasswordField<V extends FormValues>({ autoComplete, autoFocus = false, ...props }: PasswordProps<V>) {
  const { t } = useTranslation('shared')
  return (
    <PasswordInput
      {...inputProps(props)}
      autoComplete={autoComplete}
      {...(autoFocus && { 'data-autofocus': true })}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  )
}

type TextAreaProps<V extends FormValues> = FieldProps<V> & { rows?: number; autoComplete?: string }

export function TextAreaField<V extends FormValues>({ rows = 3, autoComplete = 'off', ...props }: TextAreaProps<V>) {
  return <Textarea {...inputProps(props)} rows={rows} autoComplete={autoComplete} />
}
