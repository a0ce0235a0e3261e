import { Card, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './panel.module.css'

type Props = {
  title?: string
  actions?: ReactNode
  /** No padding, for tables. */
  flush?: boolean
  children: ReactNode
}

export function Panel({ title, actions, flush = false, children }: Props) {
  return (
    <Card component="section" padding={0} className={classes.panel} {...(title && { 'aria-label': title })}>
      {(title || actions) && (
        <Group className={classes.header} justify="space-between" gap="sm">
          {title && <Title order={2}>{title}</Title>}
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </Card>
  )
}
