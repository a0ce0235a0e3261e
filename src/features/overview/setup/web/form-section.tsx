import { type ReactNode, useId } from 'react'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'
import classes from './form-section.module.css'

type Props = { title: string; hint: string; children: ReactNode }

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
