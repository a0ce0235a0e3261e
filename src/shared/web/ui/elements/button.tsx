import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { type BoxProps, joinClasses, toBoxStyle } from './box.ts'
import classes from './button.module.css'
import { Loader } from './loader.tsx'

export type ButtonProps = BoxProps & {
  variant?: 'filled' | 'default' | 'subtle' | 'light' | undefined
  color?: 'gray' | 'red' | undefined
  size?: 'xs' | 'sm' | 'md' | 'compact-xs' | 'compact-sm' | undefined
  fullWidth?: boolean | undefined
  /** For a text that may be longer than a phone is wide. */
  wrap?: boolean | undefined
  /** Shows a wheel instead of the text, and disables the button. */
  loading?: boolean | undefined
  disabled?: boolean | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
  className?: string | undefined
  classNames?: { root?: string | undefined; label?: string | undefined } | undefined
  children?: ReactNode
  /** Looks disabled, but keeps the focus. */
  'data-disabled'?: boolean | undefined
  'data-loading'?: boolean | undefined
}

type Props<Tag extends 'button' | 'a'> = ButtonProps & { component?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof ButtonProps | 'type'
  > & { type?: 'submit' }

export function Button<Tag extends 'button' | 'a' = 'button'>(props: Props<Tag>) {
  const [style, { component, variant, color, size = 'sm', fullWidth, loading, disabled, ...more }] = toBoxStyle(
    props as Props<'button'> & { component?: Tag },
  )
  const { wrap, leftSection, rightSection, className, classNames, children, type, ...rest } = more
  const Element = (component ?? 'button') as 'button'
  const inactive = disabled || rest['data-disabled']
  const isLoading = loading || rest['data-loading']
  return (
    <Element
      {...rest}
      {...(Element === 'button' && { type: type ?? ('button' as const), disabled: disabled || loading })}
      className={joinClasses(classes.button, className, classNames?.root)}
      style={style as CSSProperties}
      data-variant={variant ?? 'filled'}
      data-color={color ?? 'indigo'}
      data-size={size}
      data-block={fullWidth || undefined}
      data-wrap={wrap || undefined}
      data-disabled={inactive || undefined}
      data-loading={isLoading || undefined}
      data-left={leftSection ? true : undefined}
      data-right={rightSection ? true : undefined}
    >
      {loading && (
        <span className={classes.loader} aria-hidden>
          <Loader color="currentColor" size="calc(var(--button-height) / 1.8)" />
        </span>
      )}
      <span className={classes.inner}>
        {leftSection && <span className={classes.left}>{leftSection}</span>}
        <span className={joinClasses(classes.label, classNames?.label)} data-label>
          {children}
        </span>
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </span>
    </Element>
  )
}
