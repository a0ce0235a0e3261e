import type { LinkProps } from '../router/router.ts'
import { EmptyState } from './states.tsx'
import { ButtonLink } from './links.tsx'

type Props = { hint: string; to: NonNullable<LinkProps['to']>; label: string }

export function BackLink({ hint, to, label }: Props) {
  return (
    <EmptyState
      kind="noMatch"
      hint={hint}
      action={
        <ButtonLink to={to} variant="default">
          {label}
        </ButtonLink>
      }
    />
  )
}
