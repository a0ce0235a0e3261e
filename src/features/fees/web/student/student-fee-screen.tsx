import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStudentId } from '#features/students/web/public.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { ReminderButton } from '../reminder-button.tsx'
import { ReceiptsPanel } from './receipts-panel.tsx'
import { StudentFeePage } from './student-fee-page.tsx'

const route = getRouteApi('/hr/student/fee')

export function StudentFeeScreen() {
  const id = useStudentId(route.useSearch())
  return (
    <StudentFeePage
      id={id}
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
