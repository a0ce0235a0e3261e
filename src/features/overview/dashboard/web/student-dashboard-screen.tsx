import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { StudentDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import { getFullName, useIdentity } from '#shared/web/identity-store.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { InstituteContact } from './institute-contact.tsx'
import { OwnAttendanceCard } from './own-attendance-card.tsx'
import { OwnDetailsCard } from './own-details-card.tsx'
import { OwnDueCard } from './own-due-card.tsx'
import { studentDashboardQuery } from './student-dashboard.queries.ts'
import classes from './student-dashboard.module.css'

/** `/student`: the fees, this month's attendance, the course and the institute. */
export function StudentDashboardScreen() {
  const { t } = useTranslation('student-records')
  const identity = useIdentity('user')
  const dashboard = useQuery(studentDashboardQuery())
  // Its phone and UPI id are shown, and its time zone decides what is late.
  const institute = useInstituteQuery()
  return (
    <>
      <PageHeader title={identity ? getFullName(identity) : ''} windowTitle={t('studentDetails')} />
      <QueryStates query={institute} loading={<Loading />}>
        {() => (
          <QueryStates query={dashboard} loading={<Loading />}>
            {(data) => <Cards dashboard={data} />}
          </QueryStates>
        )}
      </QueryStates>
    </>
  )
}

function Cards({ dashboard }: { dashboard: StudentDashboard }) {
  const isPending = dashboard.student.status === 'Pending'
  return (
    <div className={classes.cards}>
      {!isPending && (
        <>
          <OwnDueCard dashboard={dashboard} />
          <OwnAttendanceCard attendance={dashboard.attendance} />
        </>
      )}
      <OwnDetailsCard dashboard={dashboard} />
      <InstituteContact student={dashboard.student} />
    </div>
  )
}

/** The heights of the other cards on a phone, in pixels. */
const HEIGHTS = [108, 320, 140]

function Loading() {
  return (
    <div className={classes.cards}>
      <Panel flush>
        <div className={classes.loading}>
          <LoadingState rows={4} />
        </div>
      </Panel>
      {HEIGHTS.map((height) => (
        <Skeleton key={height} height={height} radius="lg" animate={false} />
      ))}
    </div>
  )
}
