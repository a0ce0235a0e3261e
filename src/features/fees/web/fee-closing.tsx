import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { FiguresTable } from '#shared/web/ui/figures-table.tsx'
import classes from './fee-closing.module.css'
import { feesQueries } from './fees.queries.ts'
import { usePayModes } from './pay-modes.ts'

type Wanted = Parameters<typeof feesQueries.closing>[0]

/** What the receipts of the list come to, by how they were paid and by who wrote them; of a day it is the daily closing. */
export function FeeClosing(wanted: Wanted) {
  const { t } = useTranslation('fees')
  const { wordOf } = usePayModes()
  const closing = useQuery(feesQueries.closing(wanted))
  const title = useTitle(wanted)
  const columns = [t('receiptCount'), t('paidAmount')]
  const line = (name: string, { count, paid }: { count: number; paid: number }) => [name, count, formatRupees(paid)]
  // That there is nothing is said by the list.
  if (closing.data?.count === 0) return null
  return (
    <section className={classes.closing} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <QueryStates query={closing} loading={<LoadingState rows={2} />}>
        {({ byMode, byClerk, count, sum }) => {
          const total = line(t('total'), { count, paid: sum })
          const busy = closing.isPlaceholderData
          return (
            <div className={classes.tables}>
              <FiguresTable
                caption={t('byMode')}
                columns={[t('payMode'), ...columns]}
                rows={byMode.map((mode) => line(wordOf(mode.payMode), mode))}
                {...{ total, busy }}
              />
              <FiguresTable
                caption={t('byClerk')}
                columns={[t('writtenBy'), ...columns]}
                rows={byClerk.map((clerk) => line(clerk.name || t('noClerk'), clerk))}
                {...{ total, busy }}
              />
            </div>
          )
        }}
      </QueryStates>
    </section>
  )
}

/** A search finds a part of a day or a month: that is never called its closing. */
function useTitle({ search, ...when }: Wanted): string {
  const { t } = useTranslation('fees')
  const period = usePeriod(when)
  if (search !== '') return period === undefined ? t('closingOfFound') : t('closingOfFoundIn', { period })
  if (when.date !== undefined) return t('dailyClosing', { day: when.date })
  return period === undefined ? t('closingOfAll') : t('closingOf', { period })
}

function usePeriod({ date, month, year }: Omit<Wanted, 'search'>): string | undefined {
  const { t, i18n } = useTranslation('fees')
  if (date !== undefined) return date
  if (month === undefined) return year?.toString()
  const monthIn = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', month: 'long', ...options }).format(
      Date.UTC(year ?? 2026, month - 1, 1),
    )
  return year === undefined ? t('monthOfAllYears', { month: monthIn({}) }) : monthIn({ year: 'numeric' })
}
