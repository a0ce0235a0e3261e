import type { ComponentProps } from 'react'
import classes from './visually-hidden.module.css'

type Props = { component?: 'span' | 'div' } & Omit<ComponentProps<'span'>, 'className'>

/** Is read out by screen readers only. */
export function VisuallyHidden({ component, ...rest }: Props) {
  const Element = (component ?? 'span') as 'span'
  return <Element {...rest} className={classes.hidden} />
}
