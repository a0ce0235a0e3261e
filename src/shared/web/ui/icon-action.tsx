import type { ReactNode } from 'react'
import { ActionIcon } from './elements/action-icon.tsx'

type Props = { label: string; icon: ReactNode; onClick: () => void; danger?: boolean; disabled?: boolean }

export function IconAction({ label, icon, onClick, danger = false, disabled = false }: Props) {
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      onClick={onClick}
      color={danger ? 'red' : 'gray'}
      variant="subtle"
      disabled={disabled}
    >
      {icon}
    </ActionIcon>
  )
}
