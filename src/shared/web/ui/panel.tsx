import type { ReactNode } from 'react'
import { Card } from './elements/card.tsx'
import { Group } from './elements/stack.tsx'
import { Title } from './elements/text.tsx'
import classes from './panel.module.css'

type Props = {
  title?: string
  /** Is shown beside the title. */
  note?: ReactNode
  actions?: ReactNode
  /** Removes the padding, for tables. */
  flush?: boolean
  /** Removes the line below the title. */
  plain?: boolean
  children: ReactNode
}

export function Panel({ title, note, actions, flush = false, plain = false, children }: Props) {
  return (
    <Card
      component="section"
      padding={0}
      className={classes.panel}
      data-plain={plain || undefined}
      {...(title && { 'aria-label': title })}
    >
      {(title || actions) && (
        <Group className={classes.header} justify="space-between" gap="sm">
          {title && (
            <div className={classes.title}>
              <Title order={2}>{title}</Title>
              {note && <span>{note}</span>}
            </div>
          )}
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </Card>
  )
}
