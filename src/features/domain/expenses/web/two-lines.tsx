import type { ReactNode } from 'react'
import { Text } from '#shared/web/ui/elements/text.tsx'

export function TwoLines({ first, second }: { first: ReactNode; second: string | null }) {
  return (
    <>
      {first}
      {second !== null && (
        <Text span size="sm" fw={400} c="dimmed" ml={6}>
          {second}
        </Text>
      )}
    </>
  )
}
