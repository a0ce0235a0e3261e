import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './auth-card.module.css'

type Props = {
  title: string
  /** Links below the form. */
  links: ReactNode
  children: ReactNode
}

/** The page of a public form: sign-in and forgotten password. */
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
