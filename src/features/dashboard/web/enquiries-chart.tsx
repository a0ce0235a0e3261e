import { useTranslation } from 'react-i18next'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { ChartPanel } from './chart-panel.tsx'
import { Bars } from './lazy-charts.tsx'
import { useMonthWords } from './month-labels.ts'

/** How many enquired in each of the last twelve months, by what became of it. */
export function EnquiriesChart({ figures }: { figures: HrDashboard['enquiriesByMonth'] | undefined }) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const { shortly, inFull } = useMonthWords()
  const title = t('enquiriesChart')
  const series = [
    { name: 'Open' as const, label: t('open'), color: 'var(--open)' },
    { name: 'Closed' as const, label: t('joined'), color: 'var(--joined)' },
    { name: 'Pending' as const, label: t('pending'), color: 'var(--waiting)' },
  ]
  return (
    <ChartPanel
      title={title}
      note={t('lastMonths')}
      figures={
        figures && {
          caption: `${title}, ${t('lastMonths')}`,
          columns: [t('shared:month'), ...series.map(({ label }) => label)],
          rows: figures.map((month) => [inFull(month), ...series.map(({ name }) => month[name])]),
        }
      }
      isEmpty={figures?.every(({ Open, Closed, Pending }) => Open + Closed + Pending === 0) ?? false}
      emptyHint={t('noEnquiries')}
      legend={series.map(({ label, color }) => ({ word: label, colour: color }))}
    >
      <Bars
        bars={(figures ?? []).map(({ Open, Closed, Pending, ...month }) => ({
          ...{ tick: shortly(month), label: inFull(month) },
          ...{ Open, Closed, Pending },
        }))}
        series={series}
      />
    </ChartPanel>
  )
}
