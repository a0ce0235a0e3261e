import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PendingFeesPanel } from '#features/fees/web/public.ts'
import { useToday } from '#features/institute/web/public.ts'
import { useListAddress } from '#shared/web/address.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { AdminTiles } from './admin-tiles.tsx'
import { BooksChart } from './balance-chart.tsx'
import classes from './dashboard-screens.module.css'
import { dashboardQueries } from './dashboard.queries.ts'

/** `/admin`: how the institute stands, the months of a year, and who is to be reminded. */
export function AdminDashboardScreen() {
  const { t } = useTranslation('dashboard')
  const [name] = (useIdentity('admin')?.role ?? '').split('.')
  const thisYear = Number(useToday().slice(0, 4))
  const [{ year = thisYear }, show] = useListAddress()
  const figures = useQuery(dashboardQueries.admin(year))
  const areDrawn = figures.isPending || figures.data !== undefined
  return (
    <>
      <PageHeader title={t('welcome', { name })} />
      <QueryStates query={figures} loading={<LoadingState rows={2} />}>
        {(counted) => <AdminTiles figures={counted} />}
      </QueryStates>
      {areDrawn && (
        <div className={classes.books}>
          <BooksChart
            year={year}
            onYear={(chosen) => show({ year: chosen === thisYear ? undefined : chosen })}
            // Until the chosen year has come, the months at hand are another's.
            months={figures.isPlaceholderData ? undefined : figures.data?.months}
          />
        </div>
      )}
      <PendingFeesPanel />
    </>
  )
}
