import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'

type Props = {
  use: UseMutationResult<{ message: string }, Error, string>
  token: string
  text?: string
  label: string
}

/** Shows a button, because programs that check emails open links. Then shows the message of the server. */
export function LinkButton({ use, token, text, label }: Props) {
  if (use.data)
    return (
      <Note color="teal" icon={<IconCircleCheck size={18} aria-hidden />}>
        {use.data.message}
      </Note>
    )
  return (
    <>
      {text !== undefined && <Text>{text}</Text>}
      {use.error && (
        <Note color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {use.error.message}
        </Note>
      )}
      <Button fullWidth loading={use.isPending} onClick={() => use.mutate(token)}>
        {label}
      </Button>
    </>
  )
}

function Note({ color, icon, children }: { color: 'teal' | 'red'; icon: ReactNode; children: string }) {
  const alert = useRef<HTMLDivElement>(null)
  // Replaces the button that had the focus.
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} role={color === 'red' ? 'alert' : 'status'} tabIndex={-1} color={color} icon={icon}>
      {children}
    </Alert>
  )
}
