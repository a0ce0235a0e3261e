import type { ComponentProps, CSSProperties } from 'react'
import { joinClasses, type Space, toLength } from './box.ts'
import classes from './card.module.css'

type Props = { component?: 'div' | 'section'; padding?: Space } & Omit<ComponentProps<'div'>, 'style'>

export function Card({ component, padding = 'md', className, ...rest }: Props) {
  const Element = (component ?? 'div') as 'div'
  return (
    <Element
      {...rest}
      className={joinClasses(classes.card, className)}
      style={{ '--padding': toLength(padding) } as CSSProperties}
    />
  )
}
