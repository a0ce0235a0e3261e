import type { PendingList } from '#features/domain/fees/contract/fees.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { FatherName, findNamesakeStudents } from '#features/domain/students/web/public.ts'
import { type StudentLinks } from '#features/domain/students/web/page/public.ts'
import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import { getDaysLate } from '#features/domain/students/contract/days-late.ts'
import { ReminderButton } from '#features/domain/fees/reminders/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { useArea } from '#shared/web/use-area.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import type { PhoneRow } from '#shared/web/ui/phone-rows.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import classes from './pending-fees-panel.module.css'
import { FeeRecordsLink } from '../fee-links.tsx'

type NumberedStudent = PendingList['students'][number] & { index: number }

export function usePendingColumns(links: StudentLinks, students: PendingList['students']): Column<NumberedStudent>[] {
  const { t } = useTranslation(['fees', 'words', 'courses'])
  const namesakes = findNamesakeStudents(students)
  const isAdmin = useArea() === 'admin'
  const may = useMay()
  const records: Column<NumberedStudent> = {
    key: 'records',
    header: t('feeRecords'),
    cell: ({ _id, fname, lname }) => <FeeRecordsLink link={links.fees(_id)} name={`${fname} ${lname}`} />,
  }
  const reminder: Column<NumberedStudent> = {
    key: 'reminder',
    header: t('words:reminder'),
    cell: (student) => (
      <ReminderButton student={{ ...student, amountToPay: student.due }} size={isAdmin ? 'icon' : 'row'} />
    ),
  }
  return [
    { key: 'index', header: t('words:number'), cell: ({ index }) => index, quiet: true },
    {
      key: 'name',
      header: t('words:studentName'),
      cell: (student) => <Name student={student} links={links} withFather={namesakes.has(student._id)} />,
      primary: true,
    },
    { key: 'batch', header: t('words:batchCode'), cell: listBatchesOf, width: 84, fixed: true, wrap: true },
    { key: 'course', header: t('courses:courseName'), cell: listCoursesOf, grow: true, quiet: true },
    {
      key: 'paid',
      header: t('paidAmount'),
      align: 'end',
      width: 68,
      quiet: true,
      cell: ({ PaidFee }) => <RupeeText amount={PaidFee} />,
    },
    {
      key: 'pending',
      header: t('pendingAmount'),
      align: 'end',
      width: 68,
      cell: ({ PendingFee, due }) => (
        <>
          <strong>
            <RupeeText amount={PendingFee} />
          </strong>
          {due < PendingFee && (
            <div className={classes.part}>
              <SumDue due={due} />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'payable',
      header: t('payableAmount'),
      align: 'end',
      width: 68,
      quiet: true,
      cell: ({ TotalFee }) => <RupeeText amount={TotalFee} />,
    },
    { key: 'due', header: t('dueDate'), cell: ({ dueDate }) => <DueDate dueDate={dueDate} stacked={!isAdmin} /> },
    ...(may('fees.read') ? [records] : []),
    ...(may('fees.remind') ? [reminder] : []),
  ]
}

/** `stacked`: the date has a line of its own, which leaves room for the words of the reminder. */
function DueDate({ dueDate, stacked }: { dueDate: string; stacked: boolean }) {
  return (
    <span className={classes.due} data-stacked={stacked || undefined}>
      <DayText day={dueDate} />
      <DaysLate dueDate={dueDate} />
    </span>
  )
}

function DaysLate({ dueDate }: { dueDate: string }) {
  const { t } = useTranslation(['fees', 'students'])
  const daysLate = getDaysLate(dueDate, useToday())
  return (
    <StatusBadge tone={daysLate > 30 ? 'bad' : 'warn'}>
      {daysLate > 0 ? t('students:daysLate', { count: daysLate }) : t('dueToday')}
    </StatusBadge>
  )
}

/** Shows how much of the balance is due if a part of it is not due yet. */
function SumDue({ due }: { due: number }) {
  return <>{useTranslation('fees').t('sumDue', { sum: due })}</>
}

type NameProps = { student: NumberedStudent; links: StudentLinks; withFather: boolean }

function Name({ student, links, withFather }: NameProps) {
  const { t } = useTranslation('students')
  const name = `${student.fname} ${student.lname}`
  return (
    <Group gap="xs" wrap="nowrap">
      {useMay()('students.read') ? <TextLink {...links.student(student._id)}>{name}</TextLink> : name}
      {withFather && <FatherName father={student.father} />}
      {student.status === 'Disable' && <StatusBadge tone="plain">{t('dropped')}</StatusBadge>}
    </Group>
  )
}

export function usePendingPhoneRow(links: StudentLinks, students: PendingList['students']) {
  const namesakes = findNamesakeStudents(students)
  return (student: NumberedStudent): PhoneRow => ({
    title: <Name student={student} links={links} withFather={namesakes.has(student._id)} />,
    amount: <RupeeText amount={student.PendingFee} />,
    line: `${listBatchesOf(student)} · ${listCoursesOf(student)}`,
    note: (
      <span className={classes.due}>
        <VisuallyHidden>
          <DayText day={student.dueDate} />
        </VisuallyHidden>
        <DaysLate dueDate={student.dueDate} />
        {student.due < student.PendingFee && <SumDue due={student.due} />}
      </span>
    ),
    end: <ReminderButton student={{ ...student, amountToPay: student.due }} size="icon" />,
  })
}
