import { IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Batch } from '#features/batches/contract/batches.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import classes from './batch-cards.module.css'

type Props = {
  batches: Batch[]
  busy: boolean
  to: '/hr/student-attendence-list' | '/admin/view-all-attend'
}

export function BatchCards({ batches, busy, to }: Props) {
  const { t } = useTranslation('attendance')
  const today = useToday()
  return (
    <ul className={classes.cards} aria-label={t('batches')} aria-busy={busy}>
      {batches.map(({ _id, bCode, courseName, bTime, endDate }) => (
        <li key={_id} className={classes.card}>
          <div className={classes.code}>
            <Link to={to} search={{ batch: bCode }} state={{ bCode }}>
              {bCode}
            </Link>
            {endDate !== null && endDate < today && <StatusBadge tone="plain">{t('ended')}</StatusBadge>}
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
