import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dashboardQueries } from '#features/overview/dashboard/web/dashboard.queries.ts'
import { useFormat } from '#shared/web/use-format.ts'
import type { MenuItem } from '#shared/web/menu.ts'
import classes from './side-nav.module.css'

/** Shows how much of HR's work is left today, beside its link. */
export function WorkLeft({ kind }: { kind: NonNullable<MenuItem['shows']> }) {
  return kind === 'unmarked' ? <UnmarkedCount /> : <ToCallCount />
}

function UnmarkedCount() {
  const { t } = useTranslation('dashboard')
  const count = useQuery(dashboardQueries.unmarked()).data?.total ?? 0
  return count > 0 && <Count count={count} text={t('leftToMark', { count })} />
}

function ToCallCount() {
  const { t } = useTranslation('dashboard')
  const count = useQuery(dashboardQueries.toCall()).data?.total ?? 0
  return count > 0 && <Count count={count} text={t('leftToCall', { count })} />
}

/** Screen readers read it out too, after the link. */
function Count({ count, text }: { count: number; text: string }) {
  const format = useFormat()
  return (
    <span className={classes.count}>
      <span aria-hidden>{format.count(count)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
