import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './form-section.module.css'

type Props = { title: string; hint: string; children: ReactNode }

/** A section of a long form, with title and hint beside its fields, or above them on narrow screens. */
export function FormSection({ title, hint, children }: Props) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes.section}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
      <div className={classes.fields}>{children}</div>
    </div>
  )
}
