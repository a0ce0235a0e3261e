import type { LinkProps } from '../router/router.ts'
import type { ReactNode } from 'react'
import { Card } from './elements/card.tsx'
import { FigureContent } from './figure-content.tsx'
import classes from './stat-tile.module.css'

type Props = {
  label: string
  /** Undefined while it is loading. */
  figure: ReactNode
  hint?: ReactNode
  link?: LinkProps
}

export function StatTile({ label, figure, hint, link }: Props) {
  return (
    <Card padding="md" className={classes.tile} {...(link && { 'data-link': true })}>
      <FigureContent label={label} figure={figure} link={link} hint={hint} className={classes.figure} />
    </Card>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <dl className={classes.row}>{children}</dl>
}
