import type { CSSProperties } from 'react'
import { toLength, type Space } from './box.ts'
import classes from './skeleton.module.css'

type Props = {
  height: Space
  width?: Space
  circle?: boolean
  radius?: 'lg' | 0
  /** False where many are shown. */
  animate?: boolean
  component?: 'div' | 'span'
  display?: CSSProperties['display']
}

/** Stands where something is loading, with its size. */
export function Skeleton({ height, width, circle, radius, animate = true, component = 'div', display }: Props) {
  const Element = component
  const style = {
    width: circle ? toLength(height) : toLength(width),
    height: toLength(height),
    borderRadius: circle ? '50%' : radius === 'lg' ? 'var(--radius-lg)' : radius,
    display,
  }
  return <Element className={classes.skeleton} style={style} data-skeleton data-animate={animate || undefined} />
}
