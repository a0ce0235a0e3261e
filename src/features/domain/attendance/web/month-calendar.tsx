import { IconCheck, IconX } from '@tabler/icons-react'
import type { StudentAttendance } from '#features/domain/attendance/contract/attendance.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { numberFormat } from '#shared/contract/intl-formats.ts'
import { getFirstWeekday, getWeekday, listWeekdays, listWeeks } from '#shared/web/date/calendar-days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './month-calendar.module.css'

type Props = {
  year: number
  month: number
  /** Undefined while they are loading. */
  marks: StudentAttendance | undefined
}

/** A day with two batches is absent if one of its marks is. */
export function MonthCalendar({ year, month, marks }: Props) {
  const { t, i18n } = useTranslation('attendance')
  const today = useToday()
  const { attendance = [], present, absent, total = 0 } = marks ?? {}
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const weekStart = getFirstWeekday(i18n.language)
  const days = listWeeks(first, weekStart).flatMap((week) => week.days)
  const figure =
    !present && !absent ? '–' : numberFormat(i18n.language, { style: 'percent' }).format((present ?? 0) / total)
  const findMark = (day: string) => {
    const ofDay = attendance.filter(({ date }) => date === day)
    return ofDay.length === 0 ? undefined : ofDay.every(({ attendence }) => attendence)
  }
  return (
    <Panel flush>
      <div className={classes.month}>
        <dl className={classes.figures}>
          <div className={classes.percent}>
            <dt>
              <VisuallyHidden>{t('presence')}</VisuallyHidden>
            </dt>
            <dd>{figure}</dd>
          </div>
          <div>
            <dt>{t('daysPresent')}</dt>
            <dd>{present ?? '–'}</dd>
          </div>
          <div>
            <dt>{t('daysAbsent')}</dt>
            <dd>{absent ?? '–'}</dd>
          </div>
        </dl>
        <ul className={classes.calendar} aria-label={t('calendar')}>
          {listWeekdays(i18n.language).map(({ short, long }) => (
            <li key={long} aria-hidden className={classes.weekday}>
              {short}
            </li>
          ))}
          {days.map((day, index) => (
            <CalendarDay
              key={day}
              day={day}
              present={findMark(day)}
              isToday={day === today}
              column={index === 0 ? getWeekday(first, weekStart) + 1 : undefined}
            />
          ))}
        </ul>
      </div>
    </Panel>
  )
}

type DayProps = { day: string; present: boolean | undefined; isToday: boolean; column: number | undefined }

function CalendarDay({ day, present, isToday, column }: DayProps) {
  const { t } = useTranslation('attendance')
  const Icon = present ? IconCheck : IconX
  return (
    <li
      className={classes.day}
      data-present={present}
      {...(isToday && { 'aria-current': 'date' })}
      style={{ gridColumnStart: column }}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {present !== undefined && (
        <>
          <Icon size={12} stroke={2.6} aria-hidden />
          <VisuallyHidden>{t(present ? 'present' : 'absent')}</VisuallyHidden>
        </>
      )}
    </li>
  )
}
