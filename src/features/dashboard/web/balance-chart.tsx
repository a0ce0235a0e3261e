import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { YearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { BarsAndLine } from './lazy-charts.tsx'
import { useMonthWords } from './month-labels.ts'
import { shortRupees } from './short-rupees.ts'

type Props = {
  year: number
  onYear: (year: number) => void
  /** The months of that year; undefined until they are known. */
  months: AdminDashboard['months'] | undefined
}

/** What was received, spent and left in each month of a year. */
export function BooksChart({ year, onYear, months }: Props) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const { shortly, inFull } = useMonthWords()
  const [thisYear = 0, thisMonth = 0] = useToday().split('-').map(Number)
  // The line ends with this month: a month to come has no balance yet, which is not a balance of nothing.
  const isToCome = (month: number) => year > thisYear || (year === thisYear && month > thisMonth)
  const title = t('booksChart')
  const note = t('booksNote', { year })
  const received = { name: 'received', label: t('received'), color: 'var(--received)' }
  const spent = { name: 'spent', label: t('spent'), color: 'var(--spent)' }
  const balance = { name: 'balance', label: t('balanceOfMonth'), color: 'var(--balance)' }
  const series = [received, spent, balance]
  return (
    <ChartPanel
      title={title}
      note={note}
      actions={<YearPicker year={year} onYear={(chosen = year) => onYear(chosen)} />}
      figures={
        months && {
          caption: note,
          columns: [t('shared:month'), ...series.map(({ label }) => label)],
          rows: months.map(({ month, ...sums }) => [
            shortly({ year, month }),
            ...[sums.received, sums.spent, sums.balance].map(formatRupees),
          ]),
        }
      }
      isTold
      isEmpty={months?.every((month) => month.received === 0 && month.spent === 0) ?? false}
      emptyHint={t('noBooks', { year })}
      legend={series.map(({ label, color }) => ({ word: label, colour: color }))}
    >
      <BarsAndLine
        bars={(months ?? []).map(({ month, received: income, spent: expenses, balance: left }) => ({
          ...{ tick: shortly({ year, month }), label: inFull({ year, month }) },
          ...{ received: income, spent: expenses, balance: isToCome(month) && left === 0 ? null : left },
        }))}
        series={[received, spent]}
        line={balance}
        onAxis={shortRupees}
        inFull={formatRupees}
      />
    </ChartPanel>
  )
}
