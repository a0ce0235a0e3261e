import { IconDownload } from '@tabler/icons-react'
import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PayByUpiButton } from '../upi/pay-by-upi-button.tsx'
import { OwnFeeCard } from './own-fee-card.tsx'
import classes from './own-due-card.module.css'

/** With a plan, the student pays the amount due next, not the whole balance. */
export function OwnDueCard({ dashboard: { student, lastReceiptId } }: { dashboard: StudentDashboard }) {
  const { t } = useTranslation(['dashboard', 'student-records'])
  const { _id, fname, lname, status, PendingFee, dueAmount } = student
  if (status === 'Pending') return null
  return (
    <OwnFeeCard figures={student}>
      <div className={classes.buttons}>
        {PendingFee > 0 && <PayByUpiButton student={{ _id, name: `${fname} ${lname}` }} amount={dueAmount} />}
        <ButtonLink to="/student/fee" variant="default">
          {t('student-records:viewFeeHistory')}
        </ButtonLink>
        {lastReceiptId !== null && (
          <ButtonLink
            to="/FeesReceipt"
            search={{ id: lastReceiptId, as: 'user' }}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t('lastReceipt')}
          </ButtonLink>
        )}
      </div>
    </OwnFeeCard>
  )
}
