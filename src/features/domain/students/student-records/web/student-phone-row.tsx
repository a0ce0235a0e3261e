import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useToday } from '#features/base/institute/web/public.ts'
import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { countDaysLate, FatherName, findNamesakeStudents } from '#features/domain/students/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Slot } from '#shared/web/slots.tsx'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import type { PhoneRow } from '#shared/web/ui/phone-rows.tsx'
import { PHONE_AMOUNT, PHONE_END } from './student-list-parts.ts'
import classes from './student-phone-row.module.css'

/** Shows the menu at the end where it is the only place of its actions, else the button of a pending fee. */
export function useStudentPhoneRow(students: Student[], menu?: (student: Student) => ReactNode) {
  const { t } = useTranslation(['student-records', 'students'])
  const links = useStudentLinks()
  const may = useMay()
  const today = useToday()
  const namesakes = findNamesakeStudents(students)
  const getNote = (student: Student) => {
    if (student.status === 'Pending') return t('students:pending')
    if (student.status === 'Disable') return t('students:dropped')
    const days = countDaysLate(student, today)
    if (days > 0) return <span className={classes.late}>{t('students:daysLate', { count: days })}</span>
    if (student.PendingFee > 0) return t('pendingNote')
    return student.isPlaced === 'placed' ? t('students:placed') : undefined
  }
  return (student: Student): PhoneRow => {
    const name = `${student.fname} ${student.lname}`
    const end =
      may('fees.remind') && student.PendingFee > 0 ? <Slot contents={PHONE_END} student={student} /> : <Chevron />
    return {
      start: <AvatarPhoto name={name} photo={student.photo ?? student.profile} size={36} />,
      title: (
        <>
          {may('students.read') ? <TextLink {...links.student(student._id)}>{name}</TextLink> : name}{' '}
          {namesakes.has(student._id) && <FatherName father={student.father} />}
        </>
      ),
      amount: student.status !== 'Pending' && <Slot contents={PHONE_AMOUNT} student={student} />,
      line: [student.regNo, listBatchesOf(student), listCoursesOf(student)].filter(Boolean).join(' · '),
      note: getNote(student),
      end: menu || student.status === 'Pending' ? menu?.(student) : end,
    }
  }
}

const Chevron = () => (
  <span className={classes.chevron} aria-hidden>
    <IconChevronRight size={18} />
  </span>
)
