import type { LinkProps } from '@tanstack/react-router'
import { EmptyState } from './states.tsx'
import { ButtonLink } from './links.tsx'

type Props = { hint: string; to: NonNullable<LinkProps['to']>; label: string }

/** For the page of a record that is gone, or that was opened without saying which: `<WayBack hint={t('gone')} to="/hr/batch" label={t('backToList')} />`. */
export function BackLink({ hint, to, label }: Props) {
  return (
    <EmptyState
      hint={hint}
      action={
        <ButtonLink to={to} variant="default">
          {label}
        </ButtonLink>
      }
    />
  )
}
