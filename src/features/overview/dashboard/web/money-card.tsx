import type { AdminDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { formatMonthName, toYearMonth } from '#shared/web/months.ts'
import { DashboardFigure, Dot } from '#shared/web/ui/dashboard-figure.tsx'
import { Card } from '#shared/web/ui/elements/card.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { BalanceChart } from './balance-chart.tsx'
import classes from './money-card.module.css'

type Props = {
  figures: AdminDashboard
  year: number
  onYear: (year: number) => void
  /** Undefined while loading. */
  months: AdminDashboard['months'] | undefined
}

export function MoneyCard({ figures, ...chart }: Props) {
  const { t } = useTranslation(['dashboard', 'student-records'])
  const may = useMay()
  const { received, spent, balance, trend } = figures
  return (
    <Card padding={0} className={classes.card ?? ''}>
      <dl className={classes.equation}>
        <DashboardFigure
          label={<Name color="var(--chart-1)" text={t('student-records:totalReceived')} />}
          figure={<RupeeText amount={received} />}
          link={may('fees.list') && { to: '/admin/view-Fee' }}
          hint={trend && <Trend trend={trend} of="received" />}
        />
        <DashboardFigure
          label={<Name color="var(--chart-3)" text={t('totalExpense')} />}
          figure={<RupeeText amount={spent} />}
          link={may('expenses.read') && { to: '/admin/view-expense-category' }}
          hint={trend && <Trend trend={trend} of="spent" />}
        />
        <DashboardFigure
          label={<Name color="var(--chart-2)" text={t('totalBalance')} />}
          figure={<RupeeText amount={balance} />}
          tone="hero"
          hint={trend && <Trend trend={trend} of="balance" />}
        />
      </dl>
      <BalanceChart {...chart} />
    </Card>
  )
}

function Name({ color, text }: { color: string; text: string }) {
  return (
    <>
      <Dot color={color} />
      {text}
    </>
  )
}

type TrendProps = { trend: NonNullable<AdminDashboard['trend']>; of: 'received' | 'spent' | 'balance' }

/** Compares this month until today with the same days of the month before. */
function Trend({ trend: { date, thisMonth, lastMonth }, of }: TrendProps) {
  const { t, i18n } = useTranslation('dashboard')
  const format = useFormat()
  const paise = Math.round(thisMonth[of] * 100) - Math.round(lastMonth[of] * 100)
  const difference = format.rupees(Math.abs(paise) / 100)
  return (
    <>
      <span>
        {t('monthSoFar', {
          amount: format.rupees(thisMonth[of]),
          month: formatMonthName(toYearMonth(date), i18n.language),
        })}
      </span>
      <span className={classes.trend}>
        {paise === 0 ? t('sameAsMonth') : t(paise > 0 ? 'moreThanMonth' : 'lessThanMonth', { difference })}
      </span>
    </>
  )
}
