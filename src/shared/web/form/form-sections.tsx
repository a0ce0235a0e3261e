import type { ReactNode } from 'react'
import { Card } from '../ui/elements/card.tsx'
import { Title } from '../ui/elements/text.tsx'
import classes from './form-sections.module.css'

export function FormSections({ children }: { children: ReactNode }) {
  return (
    <Card padding={0} className={classes.card}>
      {children}
    </Card>
  )
}

type Props = { title: string; actions?: ReactNode; children: ReactNode }

export function FormSection({ title, actions, children }: Props) {
  return (
    <section aria-label={title} className={classes.section}>
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      <div className={classes.body}>
        {children}
        {actions && <div>{actions}</div>}
      </div>
    </section>
  )
}
