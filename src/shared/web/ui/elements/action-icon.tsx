import { IconX } from '@tabler/icons-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import classes from './action-icon.module.css'
import { type BoxProps, joinClasses, toBoxStyle } from './box.ts'

export type ActionIconProps = BoxProps & {
  variant?: 'subtle' | 'light' | 'transparent' | 'default' | undefined
  color?: 'gray' | 'red' | 'teal' | undefined
  /** Pixels: 34 for 'lg', 36 for 'input-sm'. */
  size?: number | 'lg' | 'input-sm' | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
  /** Looks disabled, but keeps the focus. */
  'data-disabled'?: boolean | undefined
}

type Props<Tag extends 'button' | 'a'> = ActionIconProps & { component?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof ActionIconProps | 'type'
  >

const SIZES = { lg: 34, 'input-sm': 36 }

/** A button that shows only an icon, and therefore needs an `aria-label`. */
export function ActionIcon<Tag extends 'button' | 'a' = 'button'>(props: Props<Tag>) {
  const [style, { component, variant, color, size = 28, disabled, className, ...rest }] = toBoxStyle(
    props as Props<'button'> & { component?: Tag },
  )
  const Element = (component ?? 'button') as 'button'
  const pixels = typeof size === 'number' ? size : SIZES[size]
  return (
    <Element
      {...rest}
      {...(Element === 'button' && { type: 'button' as const, disabled })}
      className={joinClasses(classes.icon, className)}
      style={{ '--icon-size': `${pixels / 16}rem`, ...style } as CSSProperties}
      data-variant={variant}
      data-color={color ?? 'indigo'}
      data-disabled={disabled || rest['data-disabled'] || undefined}
    />
  )
}

type CloseProps = Omit<ComponentProps<'button'>, 'type'> & { size?: 'sm' }

export function CloseButton({ size, className, ...rest }: CloseProps) {
  return (
    <button {...rest} type="button" className={joinClasses(classes.close, className)} data-size={size}>
      <IconX size="88%" stroke={1.6} aria-hidden />
    </button>
  )
}
