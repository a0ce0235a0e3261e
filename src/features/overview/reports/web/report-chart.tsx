import type { Report, ReportName } from '#features/overview/reports/contract/reports.contract.ts'
import type { Group } from '#features/overview/reports/contract/reports.search.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import { BarChart } from '#shared/web/charts/bar-chart.tsx'
import { ChartArea, Legend } from '#shared/web/charts/chart-panel.tsx'
import { formatShortRupees } from '#shared/web/charts/format-short-rupees.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { truncate } from '#shared/web/truncate.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { LAYOUTS, listColumns } from './report-layout.ts'
import classes from './reports-screen.module.css'
import { useReportLabels } from './use-report-labels.ts'

/** More bars with names would have no room for them. */
const MAX_NAMED_BARS = 12
const TICK_LENGTH = 12

type Props = { report: ReportName; by: Group; data: Report }

export function ReportChart({ report, by, data: { rows, total } }: Props) {
  const { t, i18n } = useTranslation('reports')
  const format = useFormat()
  const { getTitle, getColumn, getRowName } = useReportLabels()
  const { bars, line, sideBySide = false } = LAYOUTS[report]
  const toSeries = ({ column, color }: { column: string; color: string }) => ({
    name: column,
    label: getColumn(report, column),
    color,
  })
  const columns = listColumns(report, total)
  const series = bars.filter(({ column }) => columns.includes(column)).map(toSeries)
  const isTime = by === 'day' || by === 'month'
  const shown = by === 'day' ? addMissingDays(rows) : isTime ? rows : rows.slice(0, MAX_NAMED_BARS)
  const lineSeries = line && toSeries(line)
  return (
    <div className={classes.chart}>
      {!isTime && shown.length < rows.length && (
        <p className={classes.note}>{t('largestOnly', { count: shown.length })}</p>
      )}
      <Legend items={lineSeries ? [...series, { ...lineSeries, isLine: true }] : series} />
      <ChartArea height={240}>
        <BarChart
          label={getTitle(report)}
          bars={shown.map((row) => ({
            ...row,
            tick: shorten(getRowName(by, row, 'short')),
            label: getRowName(by, row),
          }))}
          series={series}
          line={lineSeries}
          sideBySide={sideBySide && series.length > 1}
          formatTick={(amount) => formatShortRupees(amount, i18n.language)}
          formatValue={format.rupees}
        />
      </ChartArea>
    </div>
  )
}

/** Keeps the words that fit below a bar. */
function shorten(name: string): string {
  const cut = truncate(name, TICK_LENGTH, '')
  const words = cut.slice(0, cut.lastIndexOf(' ') + 1).trim() || cut
  return cut === name ? name : `${words}…`
}

/** Days without a receipt have no row, but a place on the axis. */
function addMissingDays(rows: Report['rows']): Report['rows'] {
  const byDay = new Map(rows.map((row) => [row.key, row]))
  const [first, last] = [rows[0], rows.at(-1)].map((row) => Date.parse(row?.key ?? ''))
  if (first === undefined || last === undefined || Number.isNaN(first)) return rows
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => {
    const key = new Date(first + index * DAY_MS).toISOString().slice(0, 10)
    return byDay.get(key) ?? { key, name: key }
  })
}
