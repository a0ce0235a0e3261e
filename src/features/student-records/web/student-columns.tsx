import { useTranslation } from 'react-i18next'
import { PendingFeeText, ReminderButton, usePayModes } from '#features/fees/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StudentName } from './student-name.tsx'
import classes from './student-columns.module.css'
import { StudentStatus } from './student-status.tsx'

type Namesakes = ReadonlySet<string>

function useCommonColumns(namesakes: Namesakes): Column<Student>[] {
  const { t } = useTranslation(['student-records', 'students'])
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (student) => <StudentName student={student} withFather={namesakes.has(student._id)} />,
      primary: true,
    },
    { key: 'batch', header: t('students:batch'), cell: (student) => student.batch, wrap: true },
    { key: 'course', header: t('students:course'), cell: ({ course }) => course, wrap: true },
  ]
}

export function useStudentColumns(namesakes: Namesakes): Column<Student>[] {
  const { t } = useTranslation('student-records')
  return [
    ...useCommonColumns(namesakes),
    { key: 'total', header: t('totalFee'), cell: ({ TotalFee }) => <RupeeText amount={TotalFee} />, align: 'end' },
    { key: 'paid', header: t('paidFee'), cell: ({ PaidFee }) => <RupeeText amount={PaidFee} />, align: 'end' },
    {
      key: 'pending',
      header: t('pendingFee'),
      cell: ({ PendingFee }) => <PendingFeeText amount={PendingFee} />,
      align: 'end',
      wrap: true,
    },
    {
      key: 'reminder',
      header: t('reminder'),
      cell: (student) => (student.PendingFee > 0 ? <Reminder student={student} /> : '–'),
    },
    { key: 'status', header: t('status'), cell: (student) => <StudentStatus student={student} /> },
  ]
}

function Reminder({ student }: { student: Student }) {
  return (
    <span className={classes.reminder}>
      <ReminderButton student={student} compact />
    </span>
  )
}

export function usePendingColumns(namesakes: Namesakes): Column<Student>[] {
  const { t } = useTranslation('student-records')
  const { getLabel } = usePayModes()
  return [
    ...useCommonColumns(namesakes),
    { key: 'fee', header: t('declaredFee'), cell: ({ fee }) => <RupeeText amount={fee} />, align: 'end' },
    {
      key: 'paid',
      header: t('declaredPayment'),
      cell: ({ declared }) => declared && <RupeeText amount={declared.Paidfee} />,
      align: 'end',
    },
    { key: 'mode', header: t('payMode'), cell: ({ declared }) => declared && getLabel(declared.payMode) },
    { key: 'status', header: t('status'), cell: (student) => <StudentStatus student={student} /> },
  ]
}
