import { useIdentity } from '#shared/web/identity-store.ts'
import { FeeFigures } from './fee-figures.tsx'

/** The signed-in student's own figures; none while the registration waits, since no fee has been agreed on yet. */
export function OwnFeeFigures({ figures }: Parameters<typeof FeeFigures>[0]) {
  return useIdentity('user')?.status === 'Pending' ? null : <FeeFigures figures={figures} />
}
