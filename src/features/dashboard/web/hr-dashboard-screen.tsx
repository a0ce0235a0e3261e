import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fullNameOf, useIdentity } from '#shared/web/identity-store.ts'
import { QueryFaces } from '#shared/web/ui/faces.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { dashboardQueries } from './dashboard.queries.ts'

/** `/hr`: a welcome, and how many of each there are. */
export function HrDashboardScreen() {
  const { t } = useTranslation('dashboard')
  const identity = useIdentity('hr')
  const figures = useQuery(dashboardQueries.hr())
  return (
    <>
      <PageHeader title={t('welcome', { name: identity ? fullNameOf(identity) : '' })} />
      <QueryFaces query={figures}>
        {({ students, batches, courses }) => (
          <StatRow>
            <StatTile label={t('totalStudents')} figure={students} link={{ to: '/hr/StudentList' }} />
            <StatTile label={t('totalBatch')} figure={batches} link={{ to: '/hr/batch' }} />
            <StatTile label={t('totalCourse')} figure={courses} link={{ to: '/hr/view-course' }} />
          </StatRow>
        )}
      </QueryFaces>
    </>
  )
}
