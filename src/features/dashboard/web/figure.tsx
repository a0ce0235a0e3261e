import { Skeleton } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './figure.module.css'

type Props = {
  label: ReactNode
  /** Undefined while it is loading. */
  figure: ReactNode
  link?: LinkProps
  hint?: ReactNode
  /** Label and figure on one line. */
  small?: boolean
  tone?: 'bad' | 'hero'
}

/** A figure in a `dl`. The whole of it leads to its list. */
export function Figure({ label, figure, link, hint, small = false, tone }: Props) {
  const format = useFormat()
  return (
    <div className={classes.figure} data-small={small || undefined} data-link={link ? true : undefined}>
      <dt className={classes.label}>{link ? <Link {...link}>{label}</Link> : label}</dt>
      <dd className={classes.value} data-tone={tone}>
        {figure === undefined ? (
          <Skeleton component="span" display="block" height="1lh" width="3em" animate={false} />
        ) : typeof figure === 'number' ? (
          format.count(figure)
        ) : (
          figure
        )}
      </dd>
      {hint !== undefined && <dd className={classes.hint}>{hint}</dd>}
    </div>
  )
}

type Part = { value: number; color: string }

/** The shares of a sum, beside words that say the same. Without a value for the rest, the parts fill the bar. */
export function ShareBar({ parts, rest = 0 }: { parts: Part[]; rest?: number }) {
  return (
    <span aria-hidden className={classes.bar}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ value, color }) => (
          <span key={color} style={{ flexGrow: value, background: color }} />
        ))}
      {rest > 0 && <span style={{ flexGrow: rest }} />}
    </span>
  )
}

export function Dot({ color }: { color: string }) {
  return <span aria-hidden className={classes.dot} style={{ background: color }} />
}
