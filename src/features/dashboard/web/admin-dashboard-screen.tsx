import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdentity } from '#shared/web/identity-store.ts'
import { QueryFaces } from '#shared/web/ui/faces.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { dashboardQueries } from './dashboard.queries.ts'

/** `/admin`: a greeting by the first part of the role, and how many of each there are. */
export function AdminDashboardScreen() {
  const { t } = useTranslation('dashboard')
  const [name] = (useIdentity('admin')?.role ?? '').split('.')
  const figures = useQuery(dashboardQueries.admin())
  return (
    <>
      <PageHeader title={t('welcome', { name })} />
      <QueryFaces query={figures}>
        {({ students, batches, courses, received }) => (
          <>
            <StatRow>
              <StatTile label={t('totalStudents')} figure={students.all} />
              <StatTile label={t('activeStudents')} figure={students.active} />
              <StatTile label={t('droppedStudents')} figure={students.dropped} />
              <StatTile label={t('placedStudents')} figure={students.placed} />
            </StatRow>
            <StatRow>
              <StatTile label={t('totalBatch')} figure={batches} />
              <StatTile label={t('totalCourse')} figure={courses} link={{ to: '/admin/view-course-admin' }} />
              <StatTile label={t('totalReceived')} figure={<RupeeText amount={received} />} />
            </StatRow>
          </>
        )}
      </QueryFaces>
    </>
  )
}
