import { useId, type ReactNode } from 'react'
import { useTranslation } from '../i18n.tsx'
import { Radio } from '../ui/elements/checkbox.tsx'
import { FieldGroup } from '../ui/elements/field.tsx'
import { NativeSelect } from '../ui/elements/native-select.tsx'
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
  // Without an empty option there is always a value.
  const { onChange, ...rest } = inputProps({ required: placeholder === null, ...props })
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

type RadioProps<V extends FormValues> = FieldProps<V> & { choices: readonly Choice[] }
type RadioFieldProps<V extends FormValues> = RadioProps<V> & { onSelect?: (value: string) => void }

export function RadioField<V extends FormValues>({ choices, onSelect, ...props }: RadioFieldProps<V>) {
  const { name, value, disabled, onChange } = inputProps(props)
  return (
    <RadioGroup {...props} className={classes.radios}>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={name}
          value={choice.value}
          label={choice.label}
          checked={value === choice.value}
          disabled={disabled}
          onChange={(event) => {
            onChange(event)
            onSelect?.(choice.value)
          }}
        />
      ))}
    </RadioGroup>
  )
}

type SegmentFieldProps<V extends FormValues> = RadioProps<V> & {
  /** More exact choices below; each also marks the choice that it belongs to. */
  details?: readonly (Choice & { of: string })[]
}

/** Shows two or three short choices side by side, chosen in one press. */
export function SegmentField<V extends FormValues>({ choices, details = [], ...props }: SegmentFieldProps<V>) {
  const { name, value, disabled, onChange } = inputProps(props)
  const inputs = { name, value, disabled, onChange: (next: string) => onChange(toEvent(next)) }
  const marked = details.find((detail) => detail.value === value)?.of
  return (
    <RadioGroup {...props} className={details.length === 0 ? classes.segments : classes.detailed}>
      {details.length === 0 ? (
        <SegmentInputs {...inputs} choices={choices} />
      ) : (
        <>
          <div className={classes.segments}>
            <SegmentInputs {...inputs} choices={choices} marked={marked} />
          </div>
          <div className={classes.details}>
            <SegmentInputs {...inputs} choices={details} />
          </div>
        </>
      )}
    </RadioGroup>
  )
}

const toEvent = (value: string) => ({ currentTarget: { value } })

type SegmentsProps = {
  label: string
  choices: readonly Choice[]
  value: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** Works like `SegmentField` outside a form: a choice applies at once. */
export function Segments({ label, ...inputs }: SegmentsProps) {
  const id = useId()
  return (
    <FieldGroup label={label} role="radiogroup" className={classes.segments}>
      <SegmentInputs {...inputs} name={id} />
    </FieldGroup>
  )
}

type SegmentInputsProps = Omit<SegmentsProps, 'label'> & { name: string; marked?: string | undefined }

function SegmentInputs({ choices, name, value, marked, disabled = false, onChange }: SegmentInputsProps) {
  return choices.map((choice) => (
    <label key={choice.value} className={classes.segment} data-marked={choice.value === marked || undefined}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={value === choice.value}
        disabled={disabled}
        onChange={() => onChange(choice.value)}
      />
      <span>{choice.label}</span>
    </label>
  ))
}

type RadioGroupProps<V extends FormValues> = FieldProps<V> & { className: string | undefined; children: ReactNode }

function RadioGroup<V extends FormValues>({ className, children, ...props }: RadioGroupProps<V>) {
  const { label, labelProps, description, error, required, value } = inputProps(props)
  return (
    <FieldGroup
      label={label}
      description={description}
      error={error}
      // A choice cannot be taken back.
      labelProps={value === '' ? labelProps : undefined}
      role="radiogroup"
      className={className}
      aria-required={required}
    >
      {children}
    </FieldGroup>
  )
}
