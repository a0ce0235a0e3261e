import { Card, Skeleton } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../use-format.ts'
import classes from './stat-tile.module.css'

type Props = {
  label: string
  /** Undefined while it is loading. */
  figure: ReactNode
  hint?: ReactNode
  link?: LinkProps
}

export function StatTile({ label, figure, hint, link }: Props) {
  const format = useFormat()
  const content = (
    <>
      <dt className={classes.label}>{link ? <Link {...link}>{label}</Link> : label}</dt>
      <dd className={classes.figure}>
        {figure === undefined ? (
          <Skeleton component="span" display="block" height="1lh" width="3em" animate={false} />
        ) : typeof figure === 'number' ? (
          format.count(figure)
        ) : (
          figure
        )}
      </dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </>
  )
  return (
    <Card padding="md" className={classes.tile} {...(link && { 'data-link': true })}>
      {content}
    </Card>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <dl className={classes.row}>{children}</dl>
}
