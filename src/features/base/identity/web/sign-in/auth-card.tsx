import type { ReactNode } from 'react'
import { Title } from '#shared/web/ui/elements/text.tsx'
import classes from './auth-card.module.css'

type Props = {
  title: string
  links: ReactNode
  children: ReactNode
}

export function AuthCard({ title, links, children }: Props) {
  return (
    <div className={classes.card}>
      <Title order={1} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {children}
      <div className={classes.links}>{links}</div>
    </div>
  )
}
