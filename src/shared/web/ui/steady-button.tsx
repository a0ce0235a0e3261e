import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = ButtonProps & {
  /** It has nothing to do. */
  idle?: boolean
  /** What it does is under way. */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that has nothing to do once it was pressed, such as Reset: disabled it would let the focus go. */
export function SteadyButton({ idle = false, busy = false, onClick, ...rest }: Props) {
  const isOff = idle || busy
  return (
    <Button
      variant="default"
      aria-disabled={isOff}
      data-disabled={idle}
      data-loading={busy || undefined}
      onClick={isOff ? undefined : onClick}
      {...rest}
    />
  )
}
