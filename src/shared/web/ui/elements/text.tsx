import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { type BoxProps, joinClasses, toBoxStyle } from './box.ts'
import classes from './text.module.css'

type TextSize = 'xs' | 'sm' | 'md'

/** Text and links in a text have its size, unless they have their own. */
function sizeStyle(size: TextSize | undefined, style: CSSProperties): CSSProperties {
  if (!size) return style
  return { '--own-font': `var(--font-${size})`, '--own-leading': `var(--leading-${size})`, ...style } as CSSProperties
}

type TextProps = BoxProps & {
  size?: TextSize
  component?: 'p' | 'div'
  /** Renders a `span`. */
  span?: boolean
  /** Takes size, weight and line height from the text around it. */
  inherit?: boolean
  truncate?: boolean
} & Omit<ComponentProps<'p'>, 'color' | 'style'>

export function Text(props: TextProps) {
  const [style, { size, component = 'p', span, inherit, truncate, className, ...rest }] = toBoxStyle(props)
  const Element = (span ? 'span' : component) as 'p'
  return (
    <Element
      {...rest}
      className={joinClasses(classes.text, className)}
      style={sizeStyle(size, style)}
      data-inherit={inherit || undefined}
      data-truncate={truncate || undefined}
    />
  )
}

type TitleProps = { order: 1 | 2 | 3 } & ComponentProps<'h1'>

export function Title({ order, className, ...rest }: TitleProps) {
  const Heading = `h${order}` as const
  return <Heading {...rest} className={joinClasses(classes.title, className)} />
}

export type AnchorProps = BoxProps & {
  size?: TextSize
  underline?: 'always' | undefined
  className?: string | undefined
  children?: ReactNode
}

type LinkProps<Tag extends 'a' | 'button'> = AnchorProps & { component?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof AnchorProps | 'type'
  >

export function Anchor<Tag extends 'a' | 'button' = 'a'>(props: LinkProps<Tag>) {
  const [style, { component, size, underline, className, ...rest }] = toBoxStyle(
    props as LinkProps<'button'> & { component?: Tag },
  )
  const Element = (component ?? 'a') as 'button'
  return (
    <Element
      {...rest}
      {...(Element === 'button' && { type: 'button' as const })}
      className={joinClasses(classes.text, classes.anchor, className)}
      style={sizeStyle(size, style)}
      data-underline={underline}
    />
  )
}

export function Code({ className, ...rest }: ComponentProps<'code'>) {
  return <code {...rest} className={joinClasses(classes.code, className)} />
}
