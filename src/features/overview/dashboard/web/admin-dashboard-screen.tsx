import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { IconCashRegister, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { AdminDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import type { AdminDashboard } from '#shared/web/dashboard-slots.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { useMay } from '#shared/web/may.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { Slot, sortByOrder } from '#shared/web/slots.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { AttendanceShares } from './attendance-shares.tsx'
import { DayLine } from './day-line.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries } from './dashboard.queries.ts'
import { InstituteCard } from './institute-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { FeesDueCard } from './fees-due-card.tsx'
import { Start } from './start.tsx'

const route = getRouteApi('/admin/')

const DECLARED = Object.values(
  import.meta.glob<AdminDashboard>('/src/features/*/*/web/admin-dashboard.ts', {
    eager: true,
    import: 'adminDashboard',
  }),
)
const LISTS = sortByOrder(DECLARED.map(({ lists }) => lists))
const NOTICES = sortByOrder(DECLARED.map(({ notices }) => notices))

/** Only new institutes load it. */
const Checklist = lazyComponent(() => import('./checklist.tsx').then((module) => module.Checklist))

export function AdminDashboardScreen() {
  return useMay()('dashboard.read-institute') ? <Dashboard /> : <Start area="admin" />
}

function Dashboard() {
  const { t } = useTranslation(['dashboard', 'shared'])
  const [name] = (useIdentity('admin')?.role ?? '').split('.')
  const thisYear = Number(useToday().slice(0, 4))
  const { year = thisYear, ...search } = route.useSearch()
  const updateSearch = useUpdateSearch<AdminDashboardSearch>()
  const figures = useQuery(dashboardQueries.admin(year))
  const { checklist, students, enquiries, received, spent } = figures.data ?? {}
  // Its figures and charts would only show zeros.
  const isNew =
    checklist && students?.all === 0 && students.pending === 0 && enquiries === 0 && received === 0 && spent === 0
  return (
    <>
      <PageHeader title={t('welcome', { name })} hint={<DayLine />} actions={isNew ? undefined : <QuickActions />} />
      <QueryStates query={figures} loading={<Loading />}>
        {(data) => (
          <>
            {checklist && (
              <div className={classes.checklist}>
                <Suspense>
                  <Checklist done={checklist} />
                </Suspense>
              </div>
            )}
            <Suspense>
              <Slot contents={NOTICES} />
            </Suspense>
            {!isNew && (
              <>
                <MoneyCard
                  figures={data}
                  year={year}
                  onYear={(selected) => updateSearch({ year: selected === thisYear ? undefined : selected })}
                  // Placeholder data contains the months of another year.
                  months={figures.isPlaceholderData ? undefined : data.months}
                />
                <div className={classes.row} data-columns="3">
                  {data.feesDue && <FeesDueCard fees={data.feesDue} reminded={data.reminded ?? 0} />}
                  {data.attendance && <AttendanceShares {...data.attendance} />}
                  <InstituteCard figures={data} />
                </div>
              </>
            )}
          </>
        )}
      </QueryStates>
      {!isNew && (
        <div className={classes.row}>
          <Slot contents={LISTS} search={search} />
        </div>
      )}
    </>
  )
}

function Loading() {
  return (
    <div className={classes.loadingMoney}>
      <LoadingState rows={6} />
    </div>
  )
}

function QuickActions() {
  const { t } = useTranslation(['shared', 'expenses'])
  const may = useMay()
  return (
    <>
      {may('expenses.record') && (
        <ButtonLink to="/admin/Add-expance" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('expenses:addExpense')}
        </ButtonLink>
      )}
      {may('cash.read') && (
        <ButtonLink to="/admin/closing" variant="default" leftSection={<IconCashRegister size={16} aria-hidden />}>
          {t('navClosing')}
        </ButtonLink>
      )}
    </>
  )
}
