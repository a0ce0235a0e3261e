import { IconCurrencyRupee } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { ReminderButton } from '#features/domain/fees/reminders/web/public.ts'
import { AddFeeLink } from '../take-fee/add-fee-link.tsx'

export function PendingFeeActions({ student }: { student: Student }) {
  const { t } = useTranslation('fees')
  const addFeeKey = usePageKey('F')
  if (student.PendingFee <= 0) return null
  return (
    <>
      <ReminderButton student={student} />
      <AddFeeLink studentId={student._id} leftSection={<IconCurrencyRupee size={16} aria-hidden />} {...addFeeKey}>
        {t('addFee')}
      </AddFeeLink>
    </>
  )
}
