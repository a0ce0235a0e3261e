import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PendingFeesPanel } from '#features/fees/web/public.ts'
import { getFullName, useIdentity } from '#shared/web/identity-store.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { AttendanceChart } from './attendance-chart.tsx'
import { AttendanceToday } from './attendance-today.tsx'
import { dashboardQueries } from './dashboard.queries.ts'
import { EnquiriesChart } from './enquiries-chart.tsx'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { FirstSteps } from './first-steps.tsx'
import { FeesChart } from './fees-chart.tsx'
import classes from './hr-dashboard-screen.module.css'

const route = getRouteApi('/hr/')

export function HrDashboardScreen() {
  const { t } = useTranslation(['dashboard', 'shared'])
  const { search, tab } = route.useSearch()
  const identity = useIdentity('hr')
  const figures = useQuery(dashboardQueries.hr())
  const { firstSteps, students, enquiries } = figures.data ?? {}
  // Its figures and charts would only show zeros.
  const isNew = firstSteps && students === 0 && enquiries === 0
  const showCharts = figures.isPending || figures.data !== undefined
  return (
    <>
      <PageHeader
        title={t('welcome', { name: identity ? getFullName(identity) : '' })}
        windowTitle={t('shared:dashboard')}
      />
      <QueryStates query={figures} loading={<LoadingState rows={1} />}>
        {(data) => (
          <>
            {firstSteps && <FirstSteps steps={firstSteps} area="hr" />}
            {!isNew && <HrTiles figures={data} />}
          </>
        )}
      </QueryStates>
      {!isNew && (
        <>
          <div className={classes.row}>
            <AttendanceToday />
            {showCharts && <AttendanceChart figures={figures.data?.attendance} />}
          </div>
          {showCharts && (
            <div className={classes.row}>
              <FeesChart figures={figures.data?.fees} />
              <EnquiriesChart figures={figures.data?.enquiriesByMonth} />
            </div>
          )}
          <PendingFeesPanel search={search} tab={tab} />
        </>
      )}
    </>
  )
}

function HrTiles({ figures: { students, batches, courses, enquiries } }: { figures: HrDashboard }) {
  const { t } = useTranslation('dashboard')
  return (
    <StatRow>
      <StatTile label={t('totalStudents')} figure={students} link={{ to: '/hr/StudentList' }} />
      <StatTile label={t('totalBatch')} figure={batches} link={{ to: '/hr/batch' }} />
      <StatTile label={t('totalCourse')} figure={courses} link={{ to: '/hr/view-course' }} />
      <StatTile label={t('totalEnquiry')} figure={enquiries} link={{ to: '/hr/enquiry' }} />
    </StatRow>
  )
}
