import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { ReceiptsPanel } from './receipts-panel.tsx'
import { ReminderButton } from './reminder-button.tsx'
import { StudentFeePage } from './student-fee-page.tsx'

/** `/hr/student/fee`: one student's figures and receipts, and the way to take a fee. */
export function StudentFeeScreen() {
  return (
    <StudentFeePage
      actions={({ PendingFee }, student) =>
        PendingFee > 0 && (
          <>
            <ReminderButton student={student} />
            <AddFeeButton id={student._id} />
          </>
        )
      }
    >
      {({ fee, PendingFee }, { _id }) => (
        <ReceiptsPanel receipts={fee} emptyAction={PendingFee > 0 && <AddFeeButton id={_id} />} />
      )}
    </StudentFeePage>
  )
}

function AddFeeButton({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  return (
    <ButtonLink to="/hr/add-fees" search={{ id }} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addFee')}
    </ButtonLink>
  )
}
