import { useTranslation } from '#shared/web/i18n.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import classes from './recent-days.module.css'

const MAX_DAYS = 8
/** An absence is shown from this number of days on. */
const LONG_ABSENCE = 3

type Props = { recent: readonly boolean[] }

export function RecentDays({ recent }: Props) {
  const { t } = useTranslation('attendance')
  if (recent.length === 0) return <span className={classes.days} />
  const present = recent.filter(Boolean).length
  const text = t('recentMarks', { total: recent.length, present, absent: recent.length - present })
  return (
    <span role="img" aria-label={text} title={text} className={classes.days}>
      {recent.map((wasPresent, index) => (
        <span key={index} data-present={wasPresent} />
      ))}
    </span>
  )
}

export function AbsenceWord({ recent, present }: Props & { present: boolean }) {
  const { t } = useTranslation('attendance')
  const before = recent.length - 1 - recent.lastIndexOf(true)
  if (before < LONG_ABSENCE - (present ? 0 : 1)) return null
  const days = `${before + (present ? 0 : 1)}${before === MAX_DAYS ? '+' : ''}`
  return (
    <StatusBadge tone="warn" dot={false}>
      {t('absentDays', { days })}
    </StatusBadge>
  )
}
