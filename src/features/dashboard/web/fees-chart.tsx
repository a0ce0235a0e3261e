import { useTranslation } from 'react-i18next'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { ChartPanel } from './chart-panel.tsx'
import { Bars } from './lazy-charts.tsx'
import { useMonthWords } from './month-labels.ts'
import { shortRupees } from './short-rupees.ts'

/** What was received in each of the last twelve months. */
export function FeesChart({ figures }: { figures: HrDashboard['fees'] | undefined }) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const { shortly, inFull } = useMonthWords()
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
          rows: figures.map((month) => [inFull(month), formatRupees(month.paid)]),
        }
      }
      isEmpty={figures?.every(({ paid }) => paid === 0) ?? false}
      emptyHint={t('noFees')}
      legend={series.map(({ label, color }) => ({ word: label, colour: color }))}
    >
      <Bars
        bars={(figures ?? []).map((month) => ({ tick: shortly(month), label: inFull(month), paid: month.paid }))}
        series={series}
        onAxis={shortRupees}
        inFull={formatRupees}
      />
    </ChartPanel>
  )
}
