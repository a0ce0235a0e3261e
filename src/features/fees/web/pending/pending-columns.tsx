import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PendingList } from '#features/fees/contract/fees.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { FatherName, findNamesakeStudents, type StudentLinks } from '#features/students/web/public.ts'
import { countDays } from '#shared/web/days.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { FeeRecordsLink } from '../fee-links.tsx'
import { ReminderButton } from '../reminder-button.tsx'

type NumberedStudent = PendingList['students'][number] & { index: number }

export function usePendingColumns(links: StudentLinks, students: PendingList['students']): Column<NumberedStudent>[] {
  const { t } = useTranslation('fees')
  const namesakes = findNamesakeStudents(students)
  return [
    { key: 'index', header: t('index'), cell: ({ index }) => index },
    {
      key: 'name',
      header: t('studentName'),
      cell: (student) => <Name student={student} links={links} withFather={namesakes.has(student._id)} />,
      primary: true,
    },
    { key: 'batch', header: t('batchCode'), cell: ({ batch }) => batch },
    { key: 'course', header: t('courseName'), cell: ({ course }) => course, wrap: true },
    { key: 'paid', header: t('paidAmount'), cell: ({ PaidFee }) => <RupeeText amount={PaidFee} />, align: 'end' },
    {
      key: 'pending',
      header: t('pendingAmount'),
      cell: ({ PendingFee }) => <RupeeText amount={PendingFee} />,
      align: 'end',
    },
    {
      key: 'payable',
      header: t('payableAmount'),
      cell: ({ TotalFee }) => <RupeeText amount={TotalFee} />,
      align: 'end',
    },
    { key: 'due', header: t('dueDate'), cell: ({ dueDate }) => <DueDate day={dueDate} /> },
    {
      key: 'records',
      header: t('feeRecords'),
      cell: ({ _id, fname, lname }) => <FeeRecordsLink link={links.fees(_id)} name={`${fname} ${lname}`} />,
    },
    { key: 'reminder', header: t('reminder'), cell: (student) => <ReminderButton student={student} compact /> },
  ]
}

function DueDate({ day }: { day: string }) {
  const { t } = useTranslation('fees')
  const daysOverdue = countDays(day, useToday())
  return (
    <>
      <DayText day={day} />
      <Text size="sm" c="dimmed">
        {daysOverdue > 0 ? t('daysOverdue', { count: daysOverdue }) : t('dueToday')}
      </Text>
    </>
  )
}

type NameProps = { student: NumberedStudent; links: StudentLinks; withFather: boolean }

function Name({ student, links, withFather }: NameProps) {
  const { t } = useTranslation('fees')
  return (
    <Group gap="xs">
      <TextLink {...links.student(student._id)}>
        {student.fname} {student.lname}
      </TextLink>
      {withFather && <FatherName father={student.father} />}
      {student.status === 'Disable' && <StatusBadge tone="plain">{t('dropped')}</StatusBadge>}
    </Group>
  )
}
