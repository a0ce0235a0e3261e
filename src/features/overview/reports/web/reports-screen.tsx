import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import {
  type Report,
  REPORT_NAMES,
  type ReportName,
  REPORTS,
} from '#features/overview/reports/contract/reports.contract.ts'
import type { ReportSearch } from '#features/overview/reports/contract/reports.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { type StaffPermission, useMay } from '#shared/web/may.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { NO_FILTERS, ReportFilters } from './report-filters.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { LAYOUTS } from './report-layout.ts'
import { reportsQueries } from './reports.queries.ts'
import classes from './reports-screen.module.css'
import { useDownloadReport } from './use-download-report.ts'
import { useReportLabels } from './use-report-labels.ts'

const hrRoute = getRouteApi('/hr/reports')
const adminRoute = getRouteApi('/admin/reports')

export function HrReportsScreen() {
  return <ReportsScreen area="hr" search={hrRoute.useSearch()} />
}

export function AdminReportsScreen() {
  return <ReportsScreen area="admin" search={adminRoute.useSearch()} />
}

type Props = { area: 'hr' | 'admin'; search: ReportSearch }

function ReportsScreen({ area, search }: Props) {
  const { t } = useTranslation('shared')
  const { getTitle } = useReportLabels()
  const updateSearch = useUpdateSearch<ReportSearch>()
  const institute = useInstituteQuery()
  const may = useMay()
  const names = REPORT_NAMES.filter((name) => {
    const { endpoint } = REPORTS[name]
    return endpoint.roles.some((role) => role === area) && may(endpoint.may as StaffPermission)
  })
  const report = names.find((name) => name === search.report) ?? names[0] ?? 'collection'
  return (
    <>
      <PageHeader
        title={t('reports')}
        windowTitle={getTitle(report)}
        crumbs={[{ label: t('dashboard'), link: { to: area === 'hr' ? '/hr' : '/admin' } }, { label: t('reports') }]}
      />
      <div className={classes.tabs}>
        <TabBar
          label={t('reports')}
          tabs={names.map((value) => ({ value, label: getTitle(value) }))}
          value={report}
          onChange={(value) => {
            const { from, to } = search
            updateSearch({ ...NO_FILTERS, from, to, report: names.find((name) => name === value) })
          }}
        />
      </div>
      {/* Today needs the institute's time zone. */}
      <QueryStates query={institute}>{() => <ReportPanel key={report} report={report} search={search} />}</QueryStates>
    </>
  )
}

function ReportPanel({ report, search }: { report: ReportName; search: ReportSearch }) {
  const { t } = useTranslation(['reports', 'words'])
  const { getTitle } = useReportLabels()
  const { by: choices, filters } = REPORTS[report]
  const by = choices.find((one) => one === search.by) ?? choices[0]
  const chosen = Object.fromEntries(filters.map((filter) => [filter, search[filter]]))
  const query = useQuery(reportsQueries.report(report, { by, ...chosen }))
  const download = useDownloadReport(report, by)
  const { data } = query
  const isEmpty = (loaded: Report) => LAYOUTS[report].bars.every(({ column }) => loaded.total[column] === 0)
  const hasFigures = data !== undefined && !isEmpty(data)
  return (
    <Panel
      title={getTitle(report)}
      actions={
        <>
          <Button
            variant="default"
            disabled={!hasFigures}
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
            {...usePageKey('P')}
          >
            {t('words:print')}
          </Button>
          <Button
            variant="default"
            disabled={!hasFigures}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => data && download(data)}
          >
            {t('csv')}
          </Button>
        </>
      }
    >
      <ReportFilters report={report} by={by} search={search} days={data} />
      <QueryStates
        query={query}
        isEmpty={isEmpty}
        empty={<EmptyState hint={t(LAYOUTS[report].empty ?? 'nothingInPeriod')} />}
      >
        {(loaded) => (
          <ReportSheet report={report} by={by} search={search} data={loaded} busy={query.isPlaceholderData} />
        )}
      </QueryStates>
    </Panel>
  )
}
