import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { YearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { ChartPanel } from './chart-panel.tsx'
import { formatShortRupees } from './format-short-rupees.ts'
import { BarsAndLine } from './lazy-charts.tsx'
import { useMonthLabels } from './use-month-labels.ts'

type Props = {
  year: number
  onYear: (year: number) => void
  /** Undefined while loading. */
  months: AdminDashboard['months'] | undefined
}

export function BalanceChart({ year, onYear, months }: Props) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const format = useFormat()
  const { shortMonth, longMonth } = useMonthLabels()
  const [thisYear = 0, thisMonth = 0] = useToday().split('-').map(Number)
  // A future month has no balance yet, so the line ends with the current month.
  const isFuture = (month: number) => year > thisYear || (year === thisYear && month > thisMonth)
  const title = t('balanceChart')
  const note = t('balanceChartNote', { year })
  const received = { name: 'received', label: t('received'), color: 'var(--received)' }
  const spent = { name: 'spent', label: t('spent'), color: 'var(--spent)' }
  const balance = { name: 'balance', label: t('balanceOfMonth'), color: 'var(--balance)' }
  const series = [received, spent, balance]
  return (
    <ChartPanel
      title={title}
      note={note}
      actions={<YearPicker year={year} onChange={(selected = year) => onYear(selected)} />}
      figures={
        months && {
          caption: note,
          columns: [t('shared:month'), ...series.map(({ label }) => label)],
          rows: months.map(({ month, ...sums }) => [
            shortMonth({ year, month }),
            ...[sums.received, sums.spent, sums.balance].map(format.rupees),
          ]),
        }
      }
      showTable
      isEmpty={months?.every((month) => month.received === 0 && month.spent === 0) ?? false}
      emptyHint={t('noBalance', { year })}
      legend={series}
    >
      <BarsAndLine
        bars={(months ?? []).map(({ month, received: income, spent: expenses, balance: left }) => ({
          ...{ tick: shortMonth({ year, month }), label: longMonth({ year, month }) },
          ...{ received: income, spent: expenses, balance: isFuture(month) && left === 0 ? null : left },
        }))}
        series={[received, spent]}
        line={balance}
        formatTick={(amount) => formatShortRupees(amount, i18n.language)}
        formatValue={format.rupees}
      />
    </ChartPanel>
  )
}
