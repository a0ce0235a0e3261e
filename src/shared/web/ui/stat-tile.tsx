import { Card } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../use-format.ts'
import classes from './stat-tile.module.css'

type Props = {
  label: string
  figure: ReactNode
  hint?: ReactNode
  link?: LinkProps
}

export function StatTile({ label, figure, hint, link }: Props) {
  const format = useFormat()
  const content = (
    <>
      <div className={classes.label}>{link ? <Link {...link}>{label}</Link> : label}</div>
      <div className={classes.figure}>{typeof figure === 'number' ? format.count(figure) : figure}</div>
      {hint && <div className={classes.hint}>{hint}</div>}
    </>
  )
  return (
    <Card padding="md" className={classes.tile} {...(link && { 'data-link': true })}>
      {content}
    </Card>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
