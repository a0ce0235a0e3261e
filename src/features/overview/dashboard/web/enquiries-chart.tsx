import type { HrDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { BarChart } from '#shared/web/charts/bar-chart.tsx'
import { ChartPanel } from '#shared/web/charts/chart-panel.tsx'
import { useMonthLabels } from '#shared/web/charts/use-month-labels.ts'

export function EnquiriesChart({ figures }: { figures: HrDashboard['enquiriesByMonth'] | undefined }) {
  const { t } = useTranslation(['dashboard', 'words', 'shared'])
  const format = useFormat()
  const { longMonth, labelMonth } = useMonthLabels()
  const title = t('enquiriesChart')
  const series = [
    { name: 'Open' as const, label: t('words:open'), color: 'var(--chart-1)' },
    { name: 'Closed' as const, label: t('joined'), color: 'var(--chart-2)' },
    { name: 'Pending' as const, label: t('words:pending'), color: 'var(--chart-3)' },
  ]
  return (
    <ChartPanel
      title={title}
      note={t('lastMonths')}
      figures={
        figures && {
          caption: `${title}, ${t('lastMonths')}`,
          columns: [t('shared:month'), ...series.map(({ label }) => label)],
          rows: figures.map((month) => [longMonth(month), ...series.map(({ name }) => month[name])]),
        }
      }
      isEmpty={figures?.every(({ Open, Closed, Pending }) => Open + Closed + Pending === 0) ?? false}
      emptyHint={t('noEnquiries')}
      legend={series}
    >
      <BarChart
        label={title}
        bars={(figures ?? []).map(({ Open, Closed, Pending, ...month }) => ({
          ...labelMonth(month),
          Open,
          Closed,
          Pending,
        }))}
        series={series}
        current={(figures ?? []).length - 1}
        formatTick={format.count}
        formatValue={format.count}
      />
    </ChartPanel>
  )
}
