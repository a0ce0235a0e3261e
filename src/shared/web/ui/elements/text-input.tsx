import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { type BoxProps, joinClasses, toBoxStyle } from './box.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import classes from './text-input.module.css'

type FrameProps = FieldTexts & {
  variant?: 'unstyled' | undefined
  labelProps?: ComponentProps<typeof Field>['labelProps']
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** Pixels. */
  leftSectionWidth?: number | undefined
  rightSectionWidth?: number | undefined
  className?: string | undefined
  classNames?: { root?: string; input?: string; section?: string } | undefined
}

/** The props that the inputs of this file and `NativeSelect` have in common, besides those of the element. */
export type InputProps<Tag extends 'input' | 'textarea' | 'select'> = BoxProps &
  FrameProps & { size?: 'xs' } & Omit<ComponentProps<Tag>, keyof BoxProps | keyof FrameProps | 'size'>

export type TextInputProps = InputProps<'input'>

export function TextInput(props: TextInputProps) {
  const { frame, input } = useInput<'input'>(props)
  return (
    <InputFrame {...frame}>
      <input type="text" {...input} />
    </InputFrame>
  )
}

export function Textarea(props: InputProps<'textarea'>) {
  const { frame, input } = useInput<'textarea'>(props)
  return (
    <InputFrame {...frame}>
      <textarea {...input} data-multiline />
    </InputFrame>
  )
}

/** Divides the props into those of the frame and those of the element, which refers to the texts of the frame. */
export function useInput<Tag extends 'input' | 'textarea' | 'select'>(props: InputProps<Tag>) {
  const [style, all] = toBoxStyle<InputProps<'input'>>(props as InputProps<'input'>)
  const { label, description, error, labelProps, leftSection, rightSection, leftSectionWidth, ...more } = all
  const { rightSectionWidth, className, classNames, variant, size, ...rest } = more
  const ownId = useId()
  const id = rest.id ?? ownId
  const texts = { label, description, error }
  const sections = { leftSection, rightSection, leftSectionWidth, rightSectionWidth }
  const input = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, texts),
    ...rest,
    id,
    className: joinClasses(classes.input, classNames?.input),
    'data-error': error ? true : undefined,
    'data-variant': variant,
  }
  return {
    frame: { ...texts, ...sections, id, labelProps, className, classNames, size, variant, style },
    input: input as unknown as ComponentProps<Tag>,
  }
}

type InputFrameProps = FrameProps & {
  id: string
  size: 'xs' | undefined
  style: CSSProperties
  children: ReactNode
}

/** Shows an input between its sections, with its texts. */
export function InputFrame({ id, size, variant, className, classNames, style, children, ...more }: InputFrameProps) {
  const { leftSection, rightSection, leftSectionWidth, rightSectionWidth, labelProps, ...texts } = more
  const widths = { '--left-width': toRem(leftSectionWidth), '--right-width': toRem(rightSectionWidth) }
  return (
    <Field
      id={id}
      {...texts}
      labelProps={labelProps}
      className={joinClasses(className, classNames?.root)}
      style={style}
    >
      <div
        className={classes.frame}
        style={widths as CSSProperties}
        data-size={size}
        data-variant={variant}
        data-error={texts.error ? true : undefined}
        data-left={leftSection ? true : undefined}
        data-right={rightSection ? true : undefined}
      >
        {leftSection && <div className={joinClasses(classes.left, classNames?.section)}>{leftSection}</div>}
        {children}
        {rightSection && <div className={joinClasses(classes.right, classNames?.section)}>{rightSection}</div>}
      </div>
    </Field>
  )
}

const toRem = (pixels: number | undefined) => (pixels === undefined ? undefined : `${pixels / 16}rem`)
