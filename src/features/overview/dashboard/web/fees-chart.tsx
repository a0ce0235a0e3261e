import type { HrDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { BarChart } from '#shared/web/charts/bar-chart.tsx'
import { ChartPanel } from '#shared/web/charts/chart-panel.tsx'
import { formatShortRupees } from '#shared/web/charts/format-short-rupees.ts'
import { useMonthLabels } from '#shared/web/charts/use-month-labels.ts'

export function FeesChart({ figures }: { figures: HrDashboard['fees'] | undefined }) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const format = useFormat()
  const { longMonth, labelMonth } = useMonthLabels()
  const title = t('feesChart')
  const series = [{ name: 'paid', label: t('received'), color: 'var(--chart-1)' }]
  return (
    <ChartPanel
      title={title}
      note={t('lastMonths')}
      figures={
        figures && {
          caption: `${title}, ${t('lastMonths')}`,
          columns: [t('shared:month'), t('received')],
          rows: figures.map((month) => [longMonth(month), format.rupees(month.paid)]),
        }
      }
      isEmpty={figures?.every(({ paid }) => paid === 0) ?? false}
      emptyHint={t('noFees')}
    >
      <BarChart
        label={title}
        bars={(figures ?? []).map((month) => ({ ...labelMonth(month), paid: month.paid }))}
        series={series}
        current={(figures ?? []).length - 1}
        formatTick={(amount) => formatShortRupees(amount, i18n.language)}
        formatValue={format.rupees}
      />
    </ChartPanel>
  )
}
