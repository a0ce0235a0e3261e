import { Link } from '#shared/web/router/router.ts'
import type { AdminDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { numberFormat } from '#shared/contract/intl-formats.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { ShareBar } from '#shared/web/ui/dashboard-figure.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { useMay } from '#shared/web/may.ts'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './side-cards.module.css'

/** Below this share, a batch needs attention. */
const LOW = 0.8

/** Shows the batches of the last marked day with the lowest share of students present. */
export function AttendanceShares({ date, batches }: NonNullable<AdminDashboard['attendance']>) {
  const { t, i18n } = useTranslation(['dashboard', 'absences', 'words', 'shared'])
  const mayList = useMay()('attendance.list')
  const percent = numberFormat(i18n.language, { style: 'percent' })
  return (
    <Panel
      title={t('shared:attendance')}
      note={date && <DayText day={date} />}
      actions={
        mayList && (
          <>
            <TextLink to="/admin/low-attendance">{t('absences:lowAttendance')}</TextLink>
            <TextLink to="/admin/view-all-batch">{t('words:allBatches')}</TextLink>
          </>
        )
      }
      plain
    >
      {date === null && <p className={classes.empty}>{t('noAttendance')}</p>}
      <ul className={classes.lines}>
        {batches.map(({ bCode, present, total }) => (
          <li key={bCode}>
            {mayList ? (
              <Link
                to="/admin/view-all-attend"
                search={{ batch: bCode, ...(date !== null && { date }) }}
                className={classes.batch}
              >
                {bCode}
              </Link>
            ) : (
              <span>{bCode}</span>
            )}
            <ShareBar
              parts={[{ value: present, color: present / total < LOW ? 'var(--chart-3)' : 'var(--chart-2)' }]}
              rest={total - present}
            />
            <span className={classes.percent}>{percent.format(present / total)}</span>
          </li>
        ))}
      </ul>
      {date !== null && <p className={classes.empty}>{t('lowestFirst')}</p>}
    </Panel>
  )
}
