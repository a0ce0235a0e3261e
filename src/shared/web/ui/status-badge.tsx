import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

const COLOURS = { good: 'teal', warn: 'yellow', bad: 'red', info: 'indigo', plain: 'gray' } as const

type Props = {
  tone: keyof typeof COLOURS
  dot?: boolean
  /** Allows several lines, for a sentence. */
  wrap?: boolean
  children: ReactNode
}

export function StatusBadge({ tone, dot = true, wrap = false, children }: Props) {
  return (
    <span className={classes.badge} data-color={COLOURS[tone]} data-wrap={wrap || undefined}>
      {dot && <span className={classes.dot} />}
      <span className={classes.label}>{children}</span>
    </span>
  )
}
