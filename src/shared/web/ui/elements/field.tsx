import { useId, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { joinClasses } from './box.ts'
import classes from './field.module.css'

export type FieldTexts = {
  label?: ReactNode
  description?: ReactNode
  /** True marks the field without a message. */
  error?: ReactNode
}

type Props = FieldTexts & {
  /** Names the input; the ids of its texts begin with it. */
  id: string
  labelElement?: 'label' | 'div'
  labelProps?: { 'data-optional'?: boolean | undefined } | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** Shows an input with its label above and its texts below. */
export function Field({ id, labelElement, labelProps, className, style, children, ...texts }: Props) {
  const { label, description, error } = texts
  const Label = (labelElement ?? 'label') as 'label'
  return (
    <div className={joinClasses(classes.field, className)} style={style}>
      {label && (
        <Label
          {...labelProps}
          id={`${id}-label`}
          className={classes.label}
          onMouseDown={keepSelection}
          {...(Label === 'label' && { htmlFor: id })}
        >
          {label}
        </Label>
      )}
      {children}
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      {hasMessage(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error}>
      {children}
    </p>
  )
}

/** A double press selects no text of a label. */
function keepSelection(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

const hasMessage = (error: ReactNode) => Boolean(error) && error !== true

/** Returns the ids of the texts below an input, for `aria-describedby`. */
export function describedBy(id: string, { description, error }: FieldTexts): string | undefined {
  const ids = [hasMessage(error) && `${id}-error`, description && `${id}-description`]
  return ids.filter(Boolean).join(' ') || undefined
}

type GroupProps = FieldTexts & {
  labelProps?: Props['labelProps']
  role: 'group' | 'radiogroup'
  className?: string | undefined
  'aria-label'?: string
  'aria-required'?: boolean
  children: ReactNode
}

/** Shows several inputs that have labels of their own under a common one. */
export function FieldGroup({ label, description, error, labelProps, children, ...rest }: GroupProps) {
  const id = useId()
  const texts = { label, description, error }
  return (
    <Field {...texts} id={id} labelElement="div" labelProps={labelProps}>
      <div
        {...rest}
        aria-labelledby={label ? `${id}-label` : undefined}
        aria-describedby={describedBy(id, texts)}
        data-invalid={error ? true : undefined}
      >
        {children}
      </div>
    </Field>
  )
}
