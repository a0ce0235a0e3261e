import type { ComponentProps, CSSProperties } from 'react'
import { type BoxProps, joinClasses, type Space, toBoxStyle, toLength } from './box.ts'
import classes from './stack.module.css'

type DivProps = BoxProps & Omit<ComponentProps<'div'>, 'color' | 'style'>

export function Box(props: DivProps) {
  const [style, rest] = toBoxStyle(props)
  return <div {...rest} style={style} />
}

type StackProps = DivProps & { gap?: Space }

/** Shows its children below each other. */
export function Stack(props: StackProps) {
  const [style, { gap = 'md', className, ...rest }] = toBoxStyle(props)
  return (
    <div
      {...rest}
      className={joinClasses(classes.stack, className)}
      style={{ '--gap': toLength(gap), ...style } as CSSProperties}
    />
  )
}

type GroupProps = DivProps & {
  component?: 'div' | 'nav' | 'span'
  gap?: Space
  align?: 'center' | 'end'
  justify?: 'flex-start' | 'flex-end' | 'center' | 'space-between'
  wrap?: 'wrap' | 'nowrap'
}

/** Shows its children beside each other, in several lines if they need them. */
export function Group(props: GroupProps) {
  const [style, { component, gap = 'md', align, justify, wrap, className, ...rest }] = toBoxStyle(props)
  const Element = (component ?? 'div') as 'div'
  const vars = {
    '--gap': toLength(gap),
    '--align': align ?? 'center',
    '--justify': justify ?? 'flex-start',
    '--wrap': wrap ?? 'wrap',
  }
  return (
    <Element
      {...rest}
      className={joinClasses(classes.group, className)}
      style={{ ...vars, ...style } as CSSProperties}
    />
  )
}
