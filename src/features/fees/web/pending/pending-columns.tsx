import { Group, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PendingList } from '#features/fees/contract/fees.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { FatherName, findNamesakeStudents, type StudentLinks } from '#features/students/web/public.ts'
import { listBatchesOf, listCoursesOf } from '#features/students/contract/current-courses.ts'
import { getDaysLate } from '#features/students/contract/days-late.ts'
import { ReminderButton } from '#features/reminders/web/public.ts'
import { useArea } from '#shared/web/use-area.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import type { PhoneRow } from '#shared/web/ui/phone-rows.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import classes from './pending-fees-panel.module.css'
import { FeeRecordsLink } from '../fee-links.tsx'

type NumberedStudent = PendingList['students'][number] & { index: number }

export function usePendingColumns(links: StudentLinks, students: PendingList['students']): Column<NumberedStudent>[] {
  const { t } = useTranslation('fees')
  const namesakes = findNamesakeStudents(students)
  const isAdmin = useArea() === 'admin'
  return [
    { key: 'index', header: t('index'), cell: ({ index }) => index, width: 42, quiet: true },
    {
      key: 'name',
      header: t('studentName'),
      cell: (student) => <Name student={student} links={links} withFather={namesakes.has(student._id)} />,
      primary: true,
    },
    { key: 'batch', header: t('batchCode'), cell: listBatchesOf, width: 100 },
    { key: 'course', header: t('courseName'), cell: listCoursesOf, grow: true, quiet: true },
    {
      ...{ key: 'paid', header: t('paidAmount'), align: 'end', width: 88, quiet: true },
      cell: ({ PaidFee }) => <RupeeText amount={PaidFee} />,
    },
    {
      ...{ key: 'pending', header: t('pendingAmount'), align: 'end', width: 88 },
      cell: ({ PendingFee }) => (
        <strong>
          <RupeeText amount={PendingFee} />
        </strong>
      ),
    },
    {
      ...{ key: 'payable', header: t('payableAmount'), align: 'end', width: 88, quiet: true },
      cell: ({ TotalFee }) => <RupeeText amount={TotalFee} />,
    },
    {
      ...{ key: 'due', header: t('dueDate'), width: isAdmin ? 224 : 168 },
      cell: (student) => <DueDate {...student} withDate={isAdmin} />,
    },
    {
      ...{ key: 'records', header: t('feeRecords'), width: 66 },
      cell: ({ _id, fname, lname }) => <FeeRecordsLink link={links.fees(_id)} name={`${fname} ${lname}`} />,
    },
    {
      key: 'reminder',
      header: t('reminder'),
      width: 74,
      cell: (student) => <ReminderButton student={{ ...student, amountToPay: student.due }} compact />,
    },
  ]
}

type DueProps = Pick<NumberedStudent, 'dueDate' | 'due' | 'PendingFee'> & { withDate: boolean }

/** Days late, and how much of the balance is due if a part of it is not due yet. The date is visible or read out. */
function DueDate({ dueDate: day, due, PendingFee, withDate }: DueProps) {
  const { t } = useTranslation(['fees', 'students'])
  const daysLate = getDaysLate(day, useToday())
  const isPart = due < PendingFee
  const date = <DayText day={day} />
  return (
    <span className={classes.due} title={day}>
      {withDate && !isPart ? date : <VisuallyHidden>{date}</VisuallyHidden>}
      <StatusBadge tone={daysLate > 30 ? 'bad' : 'warn'}>
        {daysLate > 0 ? t('students:daysLate', { count: daysLate }) : t('dueToday')}
      </StatusBadge>
      {isPart && <span>{t('sumDue', { sum: due })}</span>}
    </span>
  )
}

type NameProps = { student: NumberedStudent; links: StudentLinks; withFather: boolean }

function Name({ student, links, withFather }: NameProps) {
  const { t } = useTranslation('fees')
  return (
    <Group gap="xs" wrap="nowrap" className={classes.name ?? ''}>
      <TextLink {...links.student(student._id)} title={`${student.fname} ${student.lname}`}>
        {student.fname} {student.lname}
      </TextLink>
      {withFather && <FatherName father={student.father} />}
      {student.status === 'Disable' && <StatusBadge tone="plain">{t('dropped')}</StatusBadge>}
    </Group>
  )
}

/** Two lines: name and amount; batch, course and days late. */
export function usePendingPhoneRow(links: StudentLinks, students: PendingList['students']) {
  const namesakes = findNamesakeStudents(students)
  return (student: NumberedStudent): PhoneRow => ({
    title: <Name student={student} links={links} withFather={namesakes.has(student._id)} />,
    amount: <RupeeText amount={student.PendingFee} />,
    line: `${listBatchesOf(student)} · ${listCoursesOf(student)}`,
    note: <DueDate {...student} withDate={false} />,
    end: <ReminderButton student={student} compact />,
  })
}
