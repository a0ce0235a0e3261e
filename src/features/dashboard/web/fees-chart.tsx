import { useTranslation } from 'react-i18next'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { ChartPanel } from './chart-panel.tsx'
import { formatShortRupees } from './format-short-rupees.ts'
import { Bars } from './lazy-charts.tsx'
import { useMonthLabels } from './use-month-labels.ts'

export function FeesChart({ figures }: { figures: HrDashboard['fees'] | undefined }) {
  const { t } = useTranslation(['dashboard', 'shared'])
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
          rows: figures.map((month) => [longMonth(month), formatRupees(month.paid)]),
        }
      }
      isEmpty={figures?.every(({ paid }) => paid === 0) ?? false}
      emptyHint={t('noFees')}
      legend={series}
    >
      <Bars
        bars={(figures ?? []).map((month) => ({ tick: shortMonth(month), label: longMonth(month), paid: month.paid }))}
        series={series}
        formatTick={formatShortRupees}
        formatValue={formatRupees}
      />
    </ChartPanel>
  )
}
