import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '#shared/web/router/router.ts'
import { PlanPanel } from '#features/domain/fees/plans/web/public.ts'
import { ReminderButton } from '#features/domain/fees/reminders/web/public.ts'
import { useStudentId } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { AdjustmentActions } from '../adjustments/adjustment-actions.tsx'
import { RefundsPanel } from '../refunds/refunds-panel.tsx'
import { AddFeeLink } from '../take-fee/add-fee-link.tsx'
import { ReceiptsPanel } from './receipts-panel.tsx'
import { StudentFeePage } from './student-fee-page.tsx'

const route = getRouteApi('/hr/student/fee')

export function StudentFeeScreen() {
  const id = useStudentId(route.useSearch())
  return (
    <StudentFeePage
      id={id}
      actions={(fees, student) =>
        fees.PendingFee > 0 && (
          <>
            <AdjustmentActions student={student} fees={fees} />
            <ReminderButton student={student} />
            <AddFeeButton id={student._id} />
          </>
        )
      }
    >
      {({ fee, refunds, PendingFee }, { _id, status }) => (
        <Stack gap="md">
          {/* Panels that are loaded later come last, so that no button moves. */}
          <ReceiptsPanel receipts={fee} emptyAction={PendingFee > 0 && <AddFeeButton id={_id} />} />
          <RefundsPanel refunds={refunds} />
          {status !== 'Pending' && <PlanPanel studentId={_id} editable />}
        </Stack>
      )}
    </StudentFeePage>
  )
}

function AddFeeButton({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  return (
    <AddFeeLink studentId={id} leftSection={<IconPlus size={16} aria-hidden />} {...usePageKey('F')}>
      {t('addFee')}
    </AddFeeLink>
  )
}
