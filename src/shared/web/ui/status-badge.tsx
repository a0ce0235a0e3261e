import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

const COLOURS = { good: 'teal', warn: 'yellow', bad: 'red', info: 'indigo', plain: 'gray' } as const

export function StatusBadge({ tone, children }: { tone: keyof typeof COLOURS; children: ReactNode }) {
  return (
    <Badge variant="light" color={COLOURS[tone]} size="md">
      {children}
    </Badge>
  )
}
