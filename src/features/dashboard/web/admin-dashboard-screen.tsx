import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AdminDashboardSearch } from '#features/dashboard/contract/dashboard.search.ts'
import { PendingFeesPanel } from '#features/fees/web/public.ts'
import { useToday } from '#features/institute/web/public.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import classes from './admin-dashboard-screen.module.css'
import { AdminTiles } from './admin-tiles.tsx'
import { BalanceChart } from './balance-chart.tsx'
import { FirstSteps } from './first-steps.tsx'
import { dashboardQueries } from './dashboard.queries.ts'

const route = getRouteApi('/admin/')

export function AdminDashboardScreen() {
  const { t } = useTranslation('dashboard')
  const [name] = (useIdentity('admin')?.role ?? '').split('.')
  const thisYear = Number(useToday().slice(0, 4))
  const { search, tab, year = thisYear } = route.useSearch()
  const updateSearch = useUpdateSearch<AdminDashboardSearch>()
  const figures = useQuery(dashboardQueries.admin(year))
  const { firstSteps, students, enquiries, spent } = figures.data ?? {}
  // Its figures and charts would only show zeros.
  const isNew = firstSteps && students?.all === 0 && students.pending === 0 && enquiries === 0 && spent === 0
  const showCharts = !isNew && (figures.isPending || figures.data !== undefined)
  return (
    <>
      <PageHeader title={t('welcome', { name })} />
      <QueryStates query={figures} loading={<LoadingState rows={2} />}>
        {(data) => (
          <>
            {firstSteps && <FirstSteps steps={firstSteps} area="admin" />}
            {!isNew && <AdminTiles figures={data} />}
          </>
        )}
      </QueryStates>
      {showCharts && (
        <div className={classes.chart}>
          <BalanceChart
            year={year}
            onYear={(selected) => updateSearch({ year: selected === thisYear ? undefined : selected })}
            // Placeholder data contains the months of another year.
            months={figures.isPlaceholderData ? undefined : figures.data?.months}
          />
        </div>
      )}
      {!isNew && <PendingFeesPanel search={search} tab={tab} />}
    </>
  )
}
