import { IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Batch } from '#features/batches/contract/batches.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import classes from './batch-cards.module.css'

type Props = {
  label: string
  batches: Batch[]
  busy: boolean
  to: '/hr/student-attendence-list' | '/admin/view-all-attend'
}

export function BatchCards({ label, batches, busy, to }: Props) {
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={busy}>
      {batches.map(({ _id, bCode, courseName, bTime, startDate, endDate }) => (
        <li key={_id} className={classes.card}>
          <div className={classes.code}>
            <Link to={to} search={{ batch: bCode }} state={{ bCode }}>
              {bCode}
            </Link>
            <BatchPeriod startDate={startDate} endDate={endDate} />
          </div>
          <div>{courseName}</div>
          <div className={classes.time}>
            <IconClock size={15} aria-hidden />
            {bTime}
          </div>
        </li>
      ))}
    </ul>
  )
}

function BatchPeriod({ startDate, endDate }: Pick<Batch, 'startDate' | 'endDate'>) {
  const { t } = useTranslation('attendance')
  const today = useToday()
  if (endDate !== null && endDate < today)
    return <StatusBadge tone="plain">{t('endedOn', { date: endDate })}</StatusBadge>
  if (startDate > today) return <StatusBadge tone="plain">{t('startsOn', { date: startDate })}</StatusBadge>
  return <StatusBadge tone="good">{t('runsToday')}</StatusBadge>
}
