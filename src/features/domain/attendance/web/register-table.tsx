import { IconCheck, IconX } from '@tabler/icons-react'
import type { AttendanceRegister } from '#features/domain/attendance/contract/attendance.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { FatherName, findNamesakes } from '#features/domain/students/web/public.ts'
import { dateFormat, numberFormat } from '#shared/contract/intl-formats.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { formatMonth } from '#shared/web/months.ts'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import { PrintedSheet } from '#shared/web/ui/printed-sheet.tsx'
import { Scroller } from '#shared/web/ui/scroller.tsx'
import classes from './batch-register.module.css'

type Props = { register: AttendanceRegister; busy: boolean }

/** The students' names stay in place while the days scroll. */
export function RegisterTable({ register: { days, students, holidays = [], ...batch }, busy }: Props) {
  const { t, i18n } = useTranslation(['attendance', 'words'])
  const { batchCode, courseName, bTime } = batch
  const title = [t('register'), batchCode, courseName, bTime, formatMonth(batch, i18n.language)].join(' · ')
  const namesakes = findNamesakes(students.map(({ student, studentName }) => ({ id: student, name: studentName })))
  const formatPercent = ({ present, absent }: { present: number; absent: number }) =>
    present + absent === 0
      ? '–'
      : numberFormat(i18n.language, { style: 'percent' }).format(present / (present + absent))
  const sum = {
    present: days.reduce((count, { present }) => count + present, 0),
    absent: days.reduce((count, { absent }) => count + absent, 0),
  }
  const holidayOn = (date: string) => holidays.find(({ from, to }) => from <= date && date <= to)?.name
  const weekday = dateFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <PrintedSheet label={t('register')} institute={useInstitute().name} heading={title} className={classes.sheet}>
      <Scroller label={title} role="group">
        <table className={classes.table} aria-label={title} aria-busy={busy}>
          <thead>
            <tr>
              <th scope="col">{t('words:studentName')}</th>
              {days.map(({ date }) => (
                <th
                  key={date}
                  scope="col"
                  className={classes.day}
                  title={holidayOn(date)}
                  data-holiday={holidayOn(date)}
                >
                  <time dateTime={date}>{Number(date.slice(8))}</time>
                  <span className={classes.weekday}>{weekday.format(new Date(date))}</span>
                </th>
              ))}
              <th scope="col">{t('daysPresent')}</th>
              <th scope="col">{t('daysAbsent')}</th>
              <th scope="col">{t('presence')}</th>
            </tr>
          </thead>
          <tbody>
            {students.map((row) => (
              <tr key={row.student}>
                <th scope="row">
                  {row.studentName}
                  {namesakes.has(row.student) && (
                    <div>
                      <FatherName father={row.father} />
                    </div>
                  )}
                </th>
                {row.marks.map((mark, index) => (
                  <td key={days[index]?.date} className={classes.day} data-present={mark ?? undefined}>
                    {mark !== null && <Mark present={mark} />}
                  </td>
                ))}
                <td>{row.present}</td>
                <td>{row.absent}</td>
                <td>{formatPercent(row)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('studentsPresent')}</th>
              {days.map(({ date, present }) => (
                <td key={date} className={classes.day}>
                  {present}
                </td>
              ))}
              <td>{sum.present}</td>
              <td>{sum.absent}</td>
              <td>{formatPercent(sum)}</td>
            </tr>
          </tfoot>
        </table>
      </Scroller>
      <RegisterHolidays holidays={holidays} />
    </PrintedSheet>
  )
}

type HolidaysProps = { holidays: NonNullable<AttendanceRegister['holidays']> }

/** Most holidays have no column, because nobody is marked then. */
function RegisterHolidays({ holidays }: HolidaysProps) {
  const { t } = useTranslation('attendance')
  if (holidays.length === 0) return null
  const days = holidays.map(({ name, from, to }) => `${name} (${from === to ? from : `${from} – ${to}`})`)
  return <p className={classes.holidays}>{t('holidayDays', { days: days.join(', ') })}</p>
}

function Mark({ present }: { present: boolean }) {
  const { t } = useTranslation('attendance')
  const Icon = present ? IconCheck : IconX
  return (
    <>
      <Icon size={14} stroke={2.4} aria-hidden />
      <VisuallyHidden>{t(present ? 'present' : 'absent')}</VisuallyHidden>
    </>
  )
}
