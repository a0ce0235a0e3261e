import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PendingFeesPanel } from '#features/fees/web/public.ts'
import { fullNameOf, useIdentity } from '#shared/web/identity-store.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { AttendanceChart } from './attendance-chart.tsx'
import { AttendanceToday } from './attendance-today.tsx'
import { dashboardQueries } from './dashboard.queries.ts'
import { EnquiriesChart } from './enquiries-chart.tsx'
import { FeesChart } from './fees-chart.tsx'
import classes from './dashboard-screens.module.css'

/** `/hr`: how many of each there are, what is to be done today, the charts, and who is to be reminded. */
export function HrDashboardScreen() {
  const { t } = useTranslation(['dashboard', 'shared'])
  const identity = useIdentity('hr')
  const figures = useQuery(dashboardQueries.hr())
  const areDrawn = figures.isPending || figures.data !== undefined
  return (
    <>
      <PageHeader
        title={t('welcome', { name: identity ? fullNameOf(identity) : '' })}
        windowTitle={t('shared:dashboard')}
      />
      <QueryStates query={figures} loading={<LoadingState rows={1} />}>
        {({ students, batches, courses, enquiries }) => (
          <StatRow>
            <StatTile label={t('totalStudents')} figure={students} link={{ to: '/hr/StudentList' }} />
            <StatTile label={t('totalBatch')} figure={batches} link={{ to: '/hr/batch' }} />
            <StatTile label={t('totalCourse')} figure={courses} link={{ to: '/hr/view-course' }} />
            <StatTile label={t('totalEnquiry')} figure={enquiries} link={{ to: '/hr/enquiry' }} />
          </StatRow>
        )}
      </QueryStates>
      <div className={classes.today}>
        <AttendanceToday />
        {areDrawn && <AttendanceChart figures={figures.data?.attendance} />}
      </div>
      {areDrawn && (
        <div className={classes.months}>
          <FeesChart figures={figures.data?.fees} />
          <EnquiriesChart figures={figures.data?.enquiriesByMonth} />
        </div>
      )}
      <PendingFeesPanel />
    </>
  )
}
