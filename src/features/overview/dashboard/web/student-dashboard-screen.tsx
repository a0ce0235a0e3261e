import { useQuery } from '@tanstack/react-query'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import type { OwnDashboard } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getFullName } from '#shared/web/identity-store.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { Slot, sortByOrder } from '#shared/web/slots.tsx'
import { Skeleton } from '#shared/web/ui/elements/skeleton.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { dashboardQueries } from './dashboard.queries.ts'
import { OwnDetailsCard } from './own-details-card.tsx'
import classes from './student-dashboard.module.css'

const DASHBOARDS = Object.values(
  import.meta.glob<OwnDashboard>('/src/features/*/*/web/own-dashboard.ts', { eager: true, import: 'ownDashboard' }),
)
const ROWS = sortByOrder(DASHBOARDS.map(({ rows }) => rows))
const CARDS = sortByOrder<NonNullable<OwnDashboard['cards']>[number]>([
  [{ order: 3, Content: ({ dashboard }) => <OwnDetailsCard dashboard={dashboard} rows={ROWS} /> }],
  ...DASHBOARDS.map(({ cards }) => cards),
])

export function StudentDashboardScreen() {
  const { t } = useTranslation('student-records')
  const identity = useIdentity('user')
  const dashboard = useQuery(dashboardQueries.student())
  // Its phone and UPI id are shown, and its time zone decides what is late.
  const institute = useInstituteQuery()
  return (
    <>
      <PageHeader title={identity ? getFullName(identity) : ''} windowTitle={t('studentDetails')} />
      <QueryStates query={institute} loading={<Loading />}>
        {() => (
          <QueryStates query={dashboard} loading={<Loading />}>
            {(data) => (
              <div className={classes.cards}>
                <Slot contents={CARDS} dashboard={data} />
              </div>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </>
  )
}

/** The other cards have these heights on a phone, in pixels. */
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
