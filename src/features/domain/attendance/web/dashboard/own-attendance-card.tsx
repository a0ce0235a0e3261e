import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import { numberFormat } from '#shared/contract/intl-formats.ts'
import { RingChart } from '#shared/web/charts/ring-chart.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { formatMonthName } from '#shared/web/months.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './own-attendance-card.module.css'

export function OwnAttendanceCard({ dashboard: { student, attendance } }: { dashboard: StudentDashboard }) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const { present, absent, ...yearMonth } = attendance
  const total = present + absent
  const percent = numberFormat(i18n.language, { style: 'percent' })
  const month = formatMonthName(yearMonth, i18n.language)
  if (student.status === 'Pending') return null
  return (
    <Panel flush>
      <div className={classes.attendance}>
        <RingChart
          parts={[
            { value: present, color: 'var(--chart-2)' },
            { value: absent, color: 'var(--chart-4)' },
          ]}
          totalColor="var(--chart-1)"
          figure={total === 0 ? '–' : percent.format(present / total)}
        />
        <div>
          <h2>{t('shared:attendance')}</h2>
          <p>{total === 0 ? t('notMarkedIn', { month }) : t('marksOfMonth', { month, present, absent })}</p>
          <TextLink to="/student/Viwe-Attendence">{t('shared:navViewAttendance')}</TextLink>
        </div>
      </div>
    </Panel>
  )
}
