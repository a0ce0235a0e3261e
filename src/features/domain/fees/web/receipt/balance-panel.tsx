import { useQuery } from '@tanstack/react-query'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { PendingFeeText } from '../fee-figures.tsx'
import classes from './balance-panel.module.css'

/** Is hidden for a deleted student, whose receipts remain. */
export function BalancePanel({ studentId }: { studentId: string }) {
  const { t } = useTranslation(['fees', 'students'])
  const may = useMay()
  const { data: student } = useQuery({ ...studentsQueries.one(studentId), enabled: may('students.read') })
  if (!student) return null
  const { fname, lname, TotalFee, PaidFee, PendingFee, dueDate } = student
  return (
    <Panel title={`${fname} ${lname}`}>
      <dl className={classes.balance}>
        <div>
          <dt>{t('students:totalFee')}</dt>
          <dd>
            <RupeeText amount={TotalFee} />
          </dd>
        </div>
        <div>
          <dt>{t('paidSoFar')}</dt>
          <dd>
            <RupeeText amount={PaidFee} />
          </dd>
        </div>
      </dl>
      {TotalFee > 0 && (
        <div className={classes.bar} aria-hidden>
          <div style={{ width: `${(PaidFee / TotalFee) * 100}%` }} />
        </div>
      )}
      <dl className={classes.balance}>
        <div className={classes.pending}>
          <dt>{t('students:pendingFee')}</dt>
          <dd>
            <PendingFeeText amount={PendingFee} />
          </dd>
        </div>
        {PendingFee > 0 && (
          <div>
            <dt>{t('nextDueDate')}</dt>
            <dd>
              <DayText day={dueDate} />
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
