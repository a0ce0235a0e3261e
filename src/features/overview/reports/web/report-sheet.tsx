import { useQuery } from '@tanstack/react-query'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { type Report, type ReportName, REPORTS } from '#features/overview/reports/contract/reports.contract.ts'
import type { Group, ReportSearch } from '#features/overview/reports/contract/reports.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PrintedSheet } from '#shared/web/ui/printed-sheet.tsx'
import { ReportChart } from './report-chart.tsx'
import { LAYOUTS } from './report-layout.ts'
import { ReportTable } from './report-table.tsx'
import { reportsQueries } from './reports.queries.ts'
import classes from './reports-screen.module.css'
import { useReportLabels } from './use-report-labels.ts'

type Props = { report: ReportName; by: Group; search: ReportSearch; data: Report; busy: boolean }

/** Shows the report as it prints. */
export function ReportSheet({ report, by, search, data, busy }: Props) {
  const { t } = useTranslation('reports')
  const { getTitle } = useReportLabels()
  const { from, to } = data
  const period = from === null ? t('asOf', { day: to }) : t('fromTo', { from, to })
  const filters = useFilterTexts(report, search)
  const note = LAYOUTS[report].note?.({ ...search, by })
  return (
    <PrintedSheet
      label={getTitle(report)}
      institute={useInstitute().name}
      heading={[getTitle(report), ...filters].join(' · ')}
      className={classes.sheet}
    >
      <ReportChart report={report} by={by} data={data} />
      <ReportTable report={report} by={by} search={search} data={data} busy={busy} caption={period} />
      {note && <p className={classes.note}>{t(note)}</p>}
    </PrintedSheet>
  )
}

/** Names the filters on paper, which does not show their fields. */
function useFilterTexts(report: ReportName, search: ReportSearch): string[] {
  const { getModeLabel } = useReportLabels()
  const { t } = useTranslation(['reports', 'fees'])
  const { course, batch, clerk, mode, status } = search
  const { clerks = [] } = useQuery({ ...reportsQueries.clerks(), enabled: clerk !== undefined }).data ?? {}
  const texts = {
    course,
    batch,
    clerk: clerks.find(({ _id }) => _id === clerk)?.name,
    mode: mode && getModeLabel(mode),
    status: status && t(status === 'Active' ? 'fees:active' : 'dropped'),
  }
  return REPORTS[report].filters.flatMap((filter) =>
    filter in texts ? (texts[filter as keyof typeof texts] ?? []) : [],
  )
}
