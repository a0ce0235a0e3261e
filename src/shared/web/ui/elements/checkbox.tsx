import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { type BoxProps, joinClasses, toBoxStyle } from './box.ts'
import classes from './checkbox.module.css'
import { describedBy, FieldError, FieldGroup, type FieldTexts } from './field.tsx'

type TickProps = BoxProps &
  FieldTexts & { className?: string | undefined; classNames?: { body?: string | undefined } } & Omit<
    ComponentProps<'input'>,
    'type' | 'size' | keyof BoxProps
  >

/** Shows a box or a radio button with its label beside it. */
function Tick({ type, ...props }: TickProps & { type: 'checkbox' | 'radio' }) {
  const [style, { label, description, error, className, classNames, ...rest }] = toBoxStyle(props)
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <div className={className} style={style} data-tick={type}>
      <div className={joinClasses(classes.body, classNames?.body)}>
        <input
          {...rest}
          id={id}
          type={type}
          className={classes.input}
          aria-describedby={describedBy(id, { description, error })}
        />
        {(label || description || error) && (
          <div className={classes.texts} data-disabled={rest.disabled || undefined}>
            {label && (
              <label htmlFor={id} className={classes.label}>
                {label}
              </label>
            )}
            {description && (
              <p id={`${id}-description`} className={classes.description}>
                {description}
              </p>
            )}
            {error && error !== true && <FieldError id={`${id}-error`}>{error}</FieldError>}
          </div>
        )}
      </div>
    </div>
  )
}

type Group = { values: readonly string[]; onToggle: (value: string) => void; name?: string }
const GroupContext = createContext<Group | null>(null)

type CheckboxProps = TickProps & { indeterminate?: boolean }

export function Checkbox({ indeterminate, ...props }: CheckboxProps) {
  return (
    <Tick
      {...props}
      {...useGroup(props.value)}
      type="checkbox"
      ref={(box) => void (box && (box.indeterminate = indeterminate ?? false))}
    />
  )
}

export function Radio(props: TickProps) {
  return <Tick {...props} {...useGroup(props.value)} type="radio" />
}

/** In a group, the value of the group says which inputs are checked. */
function useGroup(value: TickProps['value']) {
  const group = use(GroupContext)
  if (!group) return {}
  const { values, onToggle, name } = group
  const own = String(value)
  return { checked: values.includes(own), onChange: () => onToggle(own), ...(name !== undefined && { name }) }
}

type GroupProps<Value> = FieldTexts & {
  'aria-label'?: string
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}

Checkbox.Group = function CheckboxGroup({ value, onChange, children, ...texts }: GroupProps<string[]>) {
  const onToggle = (toggled: string) =>
    onChange(value.includes(toggled) ? value.filter((one) => one !== toggled) : [...value, toggled])
  return (
    <FieldGroup {...texts} role="group">
      <GroupContext value={{ values: value, onToggle }}>{children}</GroupContext>
    </FieldGroup>
  )
}

Radio.Group = function RadioGroup({ value, onChange, children, ...texts }: GroupProps<string>) {
  const name = useId()
  return (
    <FieldGroup {...texts} role="radiogroup">
      <GroupContext value={{ values: [value], onToggle: onChange, name }}>{children}</GroupContext>
    </FieldGroup>
  )
}
