import { useState } from 'react'
import type { AdminDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { BarChart } from '#shared/web/charts/bar-chart.tsx'
import { ChartArea, Legend } from '#shared/web/charts/chart-panel.tsx'
import { formatShortRupees } from '#shared/web/charts/format-short-rupees.ts'
import { useMonthLabels } from '#shared/web/charts/use-month-labels.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { FiguresTable } from '#shared/web/ui/figures-table.tsx'
import { YearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './balance-chart.module.css'

type Months = AdminDashboard['months']
type Props = {
  year: number
  onYear: (year: number) => void
  /** Undefined while loading. */
  months: Months | undefined
}

/** Also shows the months as a table. */
export function BalanceChart({ year, onYear, months }: Props) {
  const { t, i18n } = useTranslation('dashboard')
  const format = useFormat()
  const { labelMonth } = useMonthLabels()
  const [thisYear = 0, thisMonth = 0] = useToday().split('-').map(Number)
  const title = t('balanceChart')
  const received = { name: 'received', label: t('received'), color: 'var(--chart-1)' }
  const spent = { name: 'spent', label: t('spent'), color: 'var(--chart-3)' }
  const balance = { name: 'balance', label: t('balanceOfMonth'), color: 'var(--chart-2)' }
  // A future month has no balance yet, so the line ends with the current month.
  const isFuture = (month: number) => year > thisYear || (year === thisYear && month > thisMonth)
  const isEmpty = months?.every((month) => month.received === 0 && month.spent === 0) ?? false
  return (
    <section aria-label={title} className={classes.columns}>
      <div className={classes.chart}>
        <div className={classes.header}>
          <h2>{title}</h2>
          <Legend items={[received, spent, { ...balance, isLine: true }]} />
        </div>
        {isEmpty ? (
          <EmptyState hint={t('noBalance', { year })} />
        ) : (
          <ChartArea isLoading={!months} height={236}>
            <BarChart
              label={title}
              bars={(months ?? []).map(({ month, received: income, spent: expenses, balance: left }) => ({
                ...labelMonth({
                  year,
                  month,
                }),
                received: income,
                spent: expenses,
                balance: isFuture(month) && left === 0 ? null : left,
              }))}
              series={[received, spent]}
              sideBySide
              line={balance}
              current={year === thisYear ? thisMonth - 1 : undefined}
              formatTick={(amount) => formatShortRupees(amount, i18n.language)}
              formatValue={format.rupees}
            />
          </ChartArea>
        )}
      </div>
      <div className={classes.months}>
        <div className={classes.year}>
          <YearPicker year={year} onChange={(selected = year) => onYear(selected)} />
        </div>
        {months && <MonthsTable key={year} months={months} year={year} last={year === thisYear ? thisMonth : 12} />}
      </div>
    </section>
  )
}

const SHOWN = 6

/** Shows the newest month first: six months, then all. */
function MonthsTable({ months, year, last }: { months: Months; year: number; last: number }) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const format = useFormat()
  const { shortMonth } = useMonthLabels()
  const [showsAll, setShowsAll] = useState(false)
  const from = Math.max(0, Math.min(last, months.length) - SHOWN)
  const shown = showsAll ? months : months.slice(from, from + SHOWN)
  return (
    <>
      <FiguresTable
        caption={t('balanceChartNote', { year })}
        columns={[t('shared:month'), t('received'), t('spent'), t('balanceOfMonth')]}
        rows={shown
          .toReversed()
          .map(({ month, ...sums }) => [
            shortMonth({ year, month }),
            ...[sums.received, sums.spent, sums.balance].map(format.rupees),
          ])}
      />
      <Button
        variant="subtle"
        size="compact-xs"
        className={classes.more ?? ''}
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        {showsAll ? t('lastSixMonths') : t('allMonths')}
      </Button>
    </>
  )
}
