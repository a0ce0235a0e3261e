import { useTranslation } from 'react-i18next'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { ChartPanel } from './chart-panel.tsx'
import { Bars } from './lazy-charts.tsx'
import { useMonthLabels } from './use-month-labels.ts'

export function EnquiriesChart({ figures }: { figures: HrDashboard['enquiriesByMonth'] | undefined }) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const format = useFormat()
  const { shortMonth, longMonth } = useMonthLabels()
  const title = t('enquiriesChart')
  const series = [
    { name: 'Open' as const, label: t('open'), color: 'var(--open)' },
    { name: 'Closed' as const, label: t('joined'), color: 'var(--joined)' },
    { name: 'Pending' as const, label: t('pending'), color: 'var(--pending)' },
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
      <Bars
        bars={(figures ?? []).map(({ Open, Closed, Pending, ...month }) => ({
          ...{ tick: shortMonth(month), label: longMonth(month) },
          ...{ Open, Closed, Pending },
        }))}
        series={series}
        formatTick={format.count}
        formatValue={format.count}
      />
    </ChartPanel>
  )
}
