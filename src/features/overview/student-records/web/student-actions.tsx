import { IconCertificate, IconCurrencyRupee, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AddFeeLink } from '#features/domain/fees/web/public.ts'
import { ReminderButton } from '#features/domain/fees/reminders/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'

export function StudentActions({ student }: { student: Student }) {
  const { t } = useTranslation(['student-records', 'fees', 'shared'])
  const addFeeKey = usePageKey('F')
  return (
    <>
      <ButtonLink
        to="/update"
        search={{ id: student._id }}
        variant="subtle"
        color="gray"
        leftSection={<IconPencil size={16} aria-hidden />}
      >
        {t('editStudent')}
      </ButtonLink>
      {student.status !== 'Pending' && (
        <ButtonLink
          to="/hr/certificates/issue"
          search={{ student: student._id }}
          variant="subtle"
          color="gray"
          leftSection={<IconCertificate size={16} aria-hidden />}
        >
          {t('shared:navCertificates')}
        </ButtonLink>
      )}
      {student.PendingFee > 0 && (
        <>
          <ReminderButton student={student} />
          <AddFeeLink studentId={student._id} leftSection={<IconCurrencyRupee size={16} aria-hidden />} {...addFeeKey}>
            {t('fees:addFee')}
          </AddFeeLink>
        </>
      )}
    </>
  )
}
