import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './elements/button.tsx'

type Props = Omit<ButtonProps, 'disabled' | 'loading'> & {
  disabled?: boolean
  loading?: boolean
  onClick: () => void
  children: ReactNode
}

/** Keeps the focus while it is disabled, because it sets `aria-disabled` instead of `disabled`. */
export function FocusableButton({ disabled = false, loading = false, onClick, ...rest }: Props) {
  const isInactive = disabled || loading
  return (
    <Button
      variant="default"
      aria-disabled={isInactive}
      data-disabled={disabled}
      data-loading={loading || undefined}
      onClick={isInactive ? undefined : onClick}
      {...rest}
    />
  )
}
