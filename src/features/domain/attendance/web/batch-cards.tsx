import { IconCalendarOff, IconCalendarPlus, IconClock } from '@tabler/icons-react'
import { Link } from '#shared/web/router/router.ts'
import { useQuery } from '@tanstack/react-query'
import type { PublicBatch } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { meetsOn } from '#features/domain/courses/batches/contract/sessions.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { timetableQueries } from '#features/domain/timetable/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import classes from './batch-cards.module.css'

type Props = {
  label: string
  batches: PublicBatch[]
  busy: boolean
  to: '/hr/student-attendence-list' | '/hr/attendence-history' | '/admin/view-all-attend'
}

export function BatchCards({ label, batches, busy, to }: Props) {
  const { t } = useTranslation(['attendance', 'words'])
  const today = useToday()
  const may = useMay()
  const { data: holidays } = useQuery({ ...timetableQueries.holidays(), enabled: may('timetable.read') })
  const isHoliday = holidays?.holidays.some(({ from, to }) => from <= today && today <= to) ?? false
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={busy}>
      {batches.map(({ _id, bCode, courseName, bTime, startDate, endDate, sessions }) => {
        const startsLater = startDate > today
        const hasEnded = endDate !== null && endDate < today
        const meetsToday = !startsLater && !hasEnded && !isHoliday && meetsOn(sessions, today)
        return (
          <li key={_id} className={classes.card}>
            <div className={classes.code}>
              <Link to={to} search={{ batch: bCode }} state={{ bCode }}>
                {bCode}
              </Link>
              {meetsToday && <StatusBadge tone="good">{t('words:today')}</StatusBadge>}
            </div>
            <div>{courseName}</div>
            <div className={classes.time}>
              <IconClock size={15} aria-hidden />
              {bTime}
            </div>
            {startsLater && (
              <div className={classes.time}>
                <IconCalendarPlus size={15} aria-hidden />
                {t('startsOn', { date: startDate })}
              </div>
            )}
            {hasEnded && (
              <div className={classes.time}>
                <IconCalendarOff size={15} aria-hidden />
                {t('endedOn', { date: endDate })}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
