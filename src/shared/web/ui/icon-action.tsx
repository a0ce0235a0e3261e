import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './text.module.css'

type Props = { label: string; icon: ReactNode; onClick: () => void; danger?: boolean; disabled?: boolean }

export function IconAction({ label, icon, onClick, danger = false, disabled = false }: Props) {
  return (
    <Tooltip label={label} multiline maw={320} className={classes.breakAnywhere}>
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
