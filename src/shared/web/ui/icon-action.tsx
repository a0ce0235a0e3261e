import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { label: string; icon: ReactNode; onClick: () => void; danger?: boolean; disabled?: boolean }

export function IconAction({ label, icon, onClick, danger = false, disabled = false }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        onClick={onClick}
        color={danger ? 'red' : 'gray'}
        variant="subtle"
        disabled={disabled}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}
