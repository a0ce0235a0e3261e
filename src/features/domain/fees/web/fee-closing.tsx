import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { formatMonth } from '#shared/web/months.ts'
import { FiguresTable } from '#shared/web/ui/figures-table.tsx'
import { usePeriodWithYear } from '#shared/web/ui/month-year-picker.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './fee-closing.module.css'
import { feesQueries } from './fees.queries.ts'
import { usePayModes } from './pay-modes.ts'

type Filters = Parameters<typeof feesQueries.closing>[0]

export function FeeClosing(filters: Filters) {
  const { t } = useTranslation(['fees', 'words'])
  const { getLabel } = usePayModes()
  const format = useFormat()
  const closing = useQuery(feesQueries.closing(filters))
  const title = useTitle(filters)
  const columns = [t('receiptCount'), t('paidAmount')]
  const toRow = (name: string, { count, paid }: { count: number; paid: number }) => [name, count, format.rupees(paid)]
  if (closing.data && closing.data.count + closing.data.refunds.count === 0) return null
  return (
    <section className={classes.closing} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <QueryStates query={closing} loading={<LoadingState rows={2} />}>
        {({ byExactMode, byClerk, count, sum, refunds, net }) => {
          const total = toRow(t('words:total'), { count, paid: sum })
          const busy = closing.isPlaceholderData
          return (
            <>
              <div className={classes.tables}>
                <FiguresTable
                  caption={t('byMode')}
                  columns={[t('words:paymentMode'), ...columns]}
                  rows={byExactMode.map((row) => toRow(getLabel(row.mode), row))}
                  total={total}
                  busy={busy}
                />
                <FiguresTable
                  caption={t('byClerk')}
                  columns={[t('issuedBy'), ...columns]}
                  rows={byClerk.map((clerk) => toRow(clerk.name || t('unknownClerk'), clerk))}
                  total={total}
                  busy={busy}
                />
              </div>
              {refunds.count > 0 && (
                <p className={classes.cash}>
                  {t('refundsOfClosing', refunds)}. {t('netOfClosing', { sum: net })}
                </p>
              )}
            </>
          )
        }}
      </QueryStates>
    </section>
  )
}

/** A search selects only some receipts of a day, so the title says 'found' rather than 'daily closing'. */
function useTitle({ search, ...dates }: Filters): string {
  const { t } = useTranslation('fees')
  const period = usePeriod(dates)
  if (search !== '') return period === undefined ? t('closingOfFound') : t('closingOfFoundIn', { period })
  if (dates.date !== undefined) return t('dailyClosing', { day: dates.date })
  return period === undefined ? t('allReceipts') : t('closingOf', { period })
}

function usePeriod({ date, ...period }: Omit<Filters, 'search'>): string | undefined {
  const { i18n } = useTranslation()
  const { month, year } = usePeriodWithYear(period)
  if (date !== undefined || month === undefined || year === undefined) return date ?? year?.toString()
  return formatMonth({ year, month }, i18n.language)
}
