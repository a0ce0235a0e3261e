import { Input, NativeSelect, Radio } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './choice-fields.module.css'
import { inputProps, type FieldProps } from './field-props.ts'
import type { FormValues } from './form-types.ts'

export type Choice = { value: string; label: string }

type SelectProps<V extends FormValues> = FieldProps<V> & {
  choices: readonly (Choice | string)[]
  /** The text of the empty option. Default: 'Choose'. Null: no empty option. */
  placeholder?: string | null
  onSelect?: (value: string) => void
}

export function SelectField<V extends FormValues>({ choices, placeholder, onSelect, ...props }: SelectProps<V>) {
  const { t } = useTranslation('shared')
  const { onChange, ...rest } = inputProps(props)
  const empty = placeholder === null ? [] : [{ value: '', label: placeholder ?? t('choose') }]
  return (
    <NativeSelect
      {...rest}
      data={[...empty, ...choices]}
      onChange={(event) => {
        onChange(event)
        onSelect?.(event.currentTarget.value)
      }}
    />
  )
}

export function RadioField<V extends FormValues>({
  choices,
  ...props
}: FieldProps<V> & { choices: readonly Choice[] }) {
  const { name, label, labelProps, description, value, error, required, disabled, onChange } = inputProps(props)
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      labelProps={{ ...labelProps, id }}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        className={classes.radios}
        role="radiogroup"
        aria-labelledby={id}
        aria-required={required}
        {...(error !== undefined && { 'data-invalid': true, 'aria-describedby': `${id}-error` })}
      >
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            name={name}
            value={choice.value}
            label={choice.label}
            checked={value === choice.value}
            disabled={disabled}
            onChange={onChange}
          />
        ))}
      </div>
    </Input.Wrapper>
  )
}
