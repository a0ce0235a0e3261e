import type { ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import classes from './session-card.module.css'
import type { WeekSession } from './week-days.ts'

/** `code`: the batch, as a link where there is a page to open. */
type Props = { session: WeekSession; code: ReactNode }

export function SessionCard({ session, code }: Props) {
  const { t } = useTranslation('timetable')
  const { start, end, batch, clash } = session
  const place = [batch.trainer, batch.room].filter((part) => part !== null).join(' · ')
  return (
    <div className={classes.card} data-clash={clash || undefined}>
      <div className={classes.hours}>
        {start}–{end}
      </div>
      <div className={classes.code}>{code}</div>
      <div className={classes.quiet}>{batch.courseName}</div>
      {place !== '' && <div className={classes.quiet}>{place}</div>}
      {clash && <StatusBadge tone="warn">{t('clash')}</StatusBadge>}
    </div>
  )
}
