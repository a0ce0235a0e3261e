import { IconCalendarCheck, IconPencil, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ReminderButton } from '#features/fees/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { useStudentLinks } from '#features/students/web/public.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'

export function StudentActions({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  return (
    <>
      <HistoryLinks student={student} />
      {student.PendingFee > 0 && <ReminderButton student={student} />}
      <ButtonLink to="/update" search={{ id: student._id }} leftSection={<IconPencil size={16} aria-hidden />}>
        {t('editStudent')}
      </ButtonLink>
    </>
  )
}

/** Links to fees and attendance, which a pending registration does not have. */
export function HistoryLinks({ student: { _id, status } }: { student: Student }) {
  const { t } = useTranslation('student-records')
  const links = useStudentLinks()
  if (status === 'Pending') return null
  return (
    <>
      <ButtonLink {...links.fees(_id)} variant="default" leftSection={<IconReceipt size={16} aria-hidden />}>
        {t('viewFeeHistory')}
      </ButtonLink>
      <ButtonLink
        {...links.attendance(_id)}
        variant="default"
        leftSection={<IconCalendarCheck size={16} aria-hidden />}
      >
        {t('viewAttendance')}
      </ButtonLink>
    </>
  )
}
