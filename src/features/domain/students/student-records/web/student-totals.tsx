import type { StudentTotals as Totals } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import classes from './student-totals.module.css'

/** Shows the sums over all pages. */
export function StudentTotals({ total, totals }: Pick<Totals, 'total' | 'totals'>) {
  const { t } = useTranslation('student-records')
  const sums = [
    { label: t('totalPayable'), amount: totals.payable },
    { label: t('totalReceived'), amount: totals.received, tone: 'received' },
    { label: t('totalPending'), amount: totals.pending, tone: 'pending' },
  ]
  return (
    <div className={classes.totals}>
      <span className={classes.count}>{t('matching', { total })}</span>
      <dl className={classes.sums}>
        {sums.map(({ label, amount, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-tone={tone}>
              <RupeeText amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
