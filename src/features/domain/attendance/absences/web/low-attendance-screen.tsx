import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { type LowAttendanceSearch, LOW_SORTS } from '#features/domain/attendance/absences/contract/absences.search.ts'
import { batchesQueries } from '#features/domain/courses/batches/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { FilterChip } from '#shared/web/ui/filter-chip.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { createSorting } from '#shared/web/ui/sort-header.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useTotals } from '#shared/web/use-totals.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { absencesQueries, LOW_PER_PAGE } from './absences.queries.ts'
import { useLowAttendanceColumns } from './low-attendance-columns.tsx'
import classes from './low-attendance-screen.module.css'

const hrRoute = getRouteApi('/hr/low-attendance')
const adminRoute = getRouteApi('/admin/low-attendance')

export function HrLowAttendanceScreen() {
  return <LowAttendanceScreen dashboard="/hr" search={hrRoute.useSearch()} />
}

export function AdminLowAttendanceScreen() {
  return <LowAttendanceScreen dashboard="/admin" search={adminRoute.useSearch()} />
}

type Props = { dashboard: '/hr' | '/admin'; search: LowAttendanceSearch }

function LowAttendanceScreen({ dashboard, search: { batch, search = '', sort, page = 1, ...period } }: Props) {
  const { t } = useTranslation(['absences', 'words', 'shared'])
  const updateSearch = useUpdateSearch<LowAttendanceSearch>()
  const today = useToday()
  const { year = Number(today.slice(0, 4)) } = period
  const { month = Number(today.slice(5, 7)) } = period
  const filters = { batch, search, month, year }
  const list = useQuery(absencesQueries.low({ ...filters, sort: sort ?? 'percent', page }))
  const total = useTotals({
    list: list.data,
    rowCount: list.data?.students.length,
    query: absencesQueries.lowTotal(filters),
    enabled: list.data?.counting === true && !list.isPlaceholderData,
  })?.total
  const batches = useQuery(batchesQueries.list()).data?.batches ?? []
  const columns = useLowAttendanceColumns({ month, year })
  const isFiltered = search !== '' || batch !== undefined
  return (
    <>
      <PageHeader
        title={t('lowAttendance')}
        hint={list.data ? t('lowHint', { percent: list.data.threshold }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: dashboard } }, { label: t('lowAttendance') }]}
        actions={<ExportMenu endpoint="GET /api/absence/low/export" query={{ batch, search, sort, month, year }} />}
      />
      <Panel flush>
        <div className={classes.tools}>
          <MonthYearPicker month={month} year={year} onChange={updateSearch} />
          <FilterChip
            label={t('words:batch')}
            value={batch}
            choices={batches
              .filter(({ endDate }) => endDate === null || endDate >= today)
              .map(({ bCode }) => ({ value: bCode, label: bCode }))}
            onChange={(value) => updateSearch({ batch: value })}
          />
          <SearchBox value={search} onSearch={(text) => updateSearch({ search: text })} placeholder={t('searchLow')} />
        </div>
        <QueryStates
          query={list}
          isEmpty={({ students }) => students.length === 0 && total === 0}
          empty={
            isFiltered ? (
              <EmptyState
                kind="noMatch"
                hint={t('noLowMatches')}
                action={
                  <Button variant="default" onClick={() => updateSearch({ search: '', batch: '' })}>
                    {t('shared:clearSearch')}
                  </Button>
                }
              />
            ) : (
              <EmptyState hint={t('nobodyLow')} />
            )
          }
        >
          {({ students }) => (
            <PagedRows
              rowCount={students.length}
              loading={list.isPlaceholderData}
              pageSize={LOW_PER_PAGE}
              page={page}
              total={total}
              onPage={(next) => updateSearch({ page: next })}
            >
              <DataTable
                label={t('lowAttendance')}
                columns={columns}
                rows={students}
                rowKey={({ student, batchCode }) => `${student} ${batchCode}`}
                sorting={createSorting(sort, (next) =>
                  updateSearch({ sort: LOW_SORTS.find((known) => known === next) }),
                )}
                busy={list.isPlaceholderData}
              />
            </PagedRows>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
