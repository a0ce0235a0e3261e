import { IconCalendarCheck, IconPencil, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ReminderButton } from '#features/fees/web/door.tsx'
import type { Student } from '#features/students/contract/students.contract.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** The buttons above a student's view. */
export function StudentActions({ student }: { student: Student }) {
  const { t } = useTranslation('student-file')
  const search = { id: student._id }
  return (
    <>
      {student.status !== 'Pending' && (
        <ButtonLink
          to="/hr/student/fee"
          search={search}
          variant="default"
          leftSection={<IconReceipt size={16} aria-hidden />}
        >
          {t('viewFeeHistory')}
        </ButtonLink>
      )}
      {student.status !== 'Pending' && (
        <ButtonLink
          to="/hr/student/attendence-history"
          search={search}
          variant="default"
          leftSection={<IconCalendarCheck size={16} aria-hidden />}
        >
          {t('viewAttendence')}
        </ButtonLink>
      )}
      {student.PendingFee > 0 && <ReminderButton student={student} />}
      <ButtonLink to="/update" search={search} leftSection={<IconPencil size={16} aria-hidden />}>
        {t('editStudent')}
      </ButtonLink>
    </>
  )
}
