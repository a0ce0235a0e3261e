import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inRupees } from '#shared/contract/in-rupees.ts'
import { LoadingFace, QueryFaces } from '#shared/web/ui/faces.tsx'
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
  const period = usePeriod(wanted)
  const columns = [t('receiptCount'), t('paidAmount')]
  const line = (name: string, { count, paid }: { count: number; paid: number }) => [name, count, inRupees(paid)]
  // That there is nothing is said by the list.
  if (closing.data?.count === 0) return null
  return (
    <section className={classes.closing} aria-label={period}>
      <h2 className={classes.period}>{period}</h2>
      <QueryFaces query={closing} loading={<LoadingFace rows={2} />}>
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
      </QueryFaces>
    </section>
  )
}

function usePeriod({ search, date, month, year }: Wanted): string {
  const { t, i18n } = useTranslation('fees')
  if (date !== undefined) return t('dailyClosing', { day: date })
  const monthOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', month: 'long', ...options }).format(
      Date.UTC(year ?? 2026, (month ?? 1) - 1, 1),
    )
  if (month !== undefined) return t('closingOf', { period: monthOf(year === undefined ? {} : { year: 'numeric' }) })
  if (year !== undefined) return t('closingOf', { period: year })
  return search === '' ? t('closingOfAll') : t('closingOfFound')
}
