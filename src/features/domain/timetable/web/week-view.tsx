import { useMemo, type ReactNode } from 'react'
import type { TimetableWeek } from '#features/domain/timetable/contract/timetable.contract.ts'
import { dateFormat } from '#shared/contract/intl-formats.ts'
import { formatDayInWords } from '#shared/web/date/calendar-days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { SessionCard } from './session-card.tsx'
import { listDays, type WeekDay, type WeekSession } from './week-days.ts'
import classes from './week-view.module.css'

type Props = {
  week: TimetableWeek
  codeOf: (session: WeekSession) => ReactNode
  /** Shows a list of days on every screen, today's first. */
  asList?: boolean
}

/** On a phone it is a list of days. */
export function WeekView({ week, codeOf, asList = false }: Props) {
  const days = useMemo(() => listDays(week), [week])
  const today = days.findIndex(({ isToday }) => isToday)
  const shown = asList && today > 0 ? [...days.slice(today), ...days.slice(0, today)] : days
  return (
    <div className={classes.week} data-list={asList || undefined}>
      {shown.map((day) => (
        <Day key={day.date} day={day} codeOf={codeOf} />
      ))}
    </div>
  )
}

function Day({ day: { date, isToday, holidays, sessions }, codeOf }: Pick<Props, 'codeOf'> & { day: WeekDay }) {
  const { t, i18n } = useTranslation(['timetable', 'words'])
  const weekday = dateFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(date))
  return (
    <section
      className={classes.day}
      aria-label={formatDayInWords(date, i18n.language)}
      data-today={isToday || undefined}
      data-empty={(sessions.length === 0 && holidays.length === 0) || undefined}
    >
      <h2 className={classes.heading}>
        <span>{weekday}</span> <time dateTime={date}>{date}</time>
        {isToday && <StatusBadge tone="info">{t('words:today')}</StatusBadge>}
      </h2>
      {holidays.map(({ _id, name }) => (
        <div key={_id} className={classes.holiday}>
          {name}
        </div>
      ))}
      {sessions.length === 0 && holidays.length === 0 && (
        <div className={classes.none}>{isToday ? t('noClassToday') : t('noClass')}</div>
      )}
      {sessions.map((session) => (
        <SessionCard key={`${session.batch._id} ${session.start}`} session={session} code={codeOf(session)} />
      ))}
    </section>
  )
}
