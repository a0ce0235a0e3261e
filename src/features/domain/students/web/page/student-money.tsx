import type { ReactNode } from 'react'
import { useToday } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { countDaysLate } from '../count-days-late.ts'
import classes from './student-money.module.css'

type Props = {
  student: Pick<Student, 'TotalFee' | 'PaidFee' | 'PendingFee' | 'dueDate' | 'dueAmount'>
  /** Fills a card of its own, for the student. */
  large?: boolean
  /** They are below the figures. */
  children?: ReactNode
}

export function StudentMoney({ student, large = false, children }: Props) {
  const { t } = useTranslation('students')
  const { TotalFee, PaidFee, PendingFee, dueDate, dueAmount } = student
  const days = countDaysLate(student, useToday())
  const isInParts = dueAmount < PendingFee
  const percent = TotalFee === 0 ? 100 : Math.floor((PaidFee / TotalFee) * 100)
  return (
    <div className={classes.money} data-large={large || undefined}>
      <div className={classes.line}>
        <span>{t('pendingFee')}</span>
        {days > 0 && (
          <StatusBadge tone="bad" dot={false}>
            {t('daysLate', { count: days })}
          </StatusBadge>
        )}
      </div>
      <div className={classes.line}>
        {PendingFee === 0 ? (
          <span className={classes.paid}>{t('noPendingFee')}</span>
        ) : (
          <span className={classes.pending} data-late={days > 0 || undefined}>
            <RupeeText amount={PendingFee} />
          </span>
        )}
        {PendingFee > 0 && !isInParts && (
          <span className={classes.small}>{t(days > 0 ? 'dueSince' : 'dueOn', { day: dueDate })}</span>
        )}
      </div>
      {isInParts && <div className={classes.small}>{t('nextDue', { sum: dueAmount, day: dueDate })}</div>}
      <div className={classes.bar} role="img" aria-label={t('percentPaid', { percent })}>
        <div style={{ width: `${percent}%` }} />
      </div>
      <div className={`${classes.line} ${classes.small}`}>
        <span>
          <span>{t('paidFee')}</span>{' '}
          <strong>
            <RupeeText amount={PaidFee} />
          </strong>
        </span>
        <span>
          <span>{t('totalFee')}</span>{' '}
          <strong>
            <RupeeText amount={TotalFee} />
          </strong>
        </span>
      </div>
      {children}
    </div>
  )
}
