import type { LinkProps } from '../router/router.ts'
import type { ReactNode } from 'react'
import { FigureContent } from './figure-content.tsx'
import classes from './dashboard-figure.module.css'

type Props = {
  label: ReactNode
  /** Undefined while it is loading. */
  figure: ReactNode
  /** Leads nowhere for somebody who may not see the list. */
  link?: LinkProps | false
  hint?: ReactNode
  /** Puts label and figure on one line. */
  small?: boolean
  tone?: 'bad' | 'hero'
}

/** Shows a figure of a dashboard in a `dl`. The whole of it leads to its list. */
export function DashboardFigure({ label, figure, link, hint, small = false, tone }: Props) {
  return (
    <div className={classes.figure} data-small={small || undefined} data-link={link ? true : undefined}>
      <FigureContent
        label={label}
        figure={figure}
        link={link || undefined}
        hint={hint}
        className={classes.value}
        tone={tone}
      />
    </div>
  )
}

type Part = { value: number; color: string }

/** Shows the shares of a sum, beside words that say the same. Without a value for the rest, the parts fill the bar. */
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
