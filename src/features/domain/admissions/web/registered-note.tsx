import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import classes from './registered-note.module.css'

type Props = { title: string; text?: ReactNode; children: ReactNode }

export function RegisteredNote({ title, text, children }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <Alert
      ref={note}
      role="status"
      tabIndex={-1}
      color="teal"
      icon={<IconCircleCheck size={18} aria-hidden />}
      title={title}
      className={classes.note}
    >
      {text}
      <div className={classes.actions}>{children}</div>
    </Alert>
  )
}
