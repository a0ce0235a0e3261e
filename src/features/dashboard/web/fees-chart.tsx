import { useTranslation } from 'react-i18next'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { ChartPanel } from './chart-panel.tsx'
import { formatShortRupees } from './format-short-rupees.ts'
import { Bars } from './lazy-charts.tsx'
import { useMonthLabels } from './use-month-labels.ts'

export function FeesChart({ figures }: { figures: HrDashboard['fees'] | undefined }) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const format = useFormat()
  const { shortMonth, longMonth } = useMonthLabels()
  const title = t('feesChart')
  const series = [{ name: 'paid', label: t('received'), color: 'var(--received)' }]
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
      legend={series}
    >
      <Bars
        bars={(figures ?? []).map((month) => ({ tick: shortMonth(month), label: longMonth(month), paid: month.paid }))}
        series={series}
        formatTick={(amount) => formatShortRupees(amount, i18n.language)}
        formatValue={format.rupees}
      />
    </ChartPanel>
  )
}
