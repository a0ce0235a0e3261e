import { IconCalendarCheck, IconPencil, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ReminderButton, useStudentLinks } from '#features/fees/web/door.tsx'
import type { Student } from '#features/students/contract/students.contract.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** HR's buttons above a student's view. */
export function StudentActions({ student }: { student: Student }) {
  const { t } = useTranslation('student-file')
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

/** From a student to the fees and the attendance, in the area's own pages; who waits for approval has none yet. */
export function HistoryLinks({ student: { _id, status } }: { student: Student }) {
  const { t } = useTranslation('student-file')
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
        {t('viewAttendence')}
      </ButtonLink>
    </>
  )
}
