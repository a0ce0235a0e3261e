import { useTranslation } from 'react-i18next'
import { useInstitute, useToday } from '#features/base/institute/web/public.ts'
import { usePayModes } from '#features/domain/fees/web/public.ts'
import { ReminderButton } from '#features/domain/fees/reminders/web/public.ts'
import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useArea } from '#shared/web/use-area.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { useChosenColumns } from '#shared/web/ui/column-chooser.tsx'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { DueAmount } from './due-amount.tsx'
import { StudentName } from './student-name.tsx'
import { StudentStatus } from '#features/domain/students/web/public.ts'

type Namesakes = ReadonlySet<string>
type StudentColumn = Column<Student>

const SHOWN_BY_DEFAULT = ['regNo', 'batch', 'course', 'TotalFee', 'PaidFee', 'PendingFee', 'reminder', 'status']

/** `columns` takes the namesakes of the page. The columns of a declared payment cannot be chosen. */
export function useStudentColumns({ pending }: { pending: boolean }) {
  const { t } = useTranslation('student-records')
  const account = useIdentity(useArea())?._id ?? ''
  const paymentColumns = usePaymentColumns()
  const declaredColumns = useDeclaredColumns()
  const { shown, chosen, choose } = useChosenColumns(`student-columns:${account}`, paymentColumns, SHOWN_BY_DEFAULT)
  const nameColumn = (namesakes: Namesakes): StudentColumn => ({
    key: 'name',
    header: t('name'),
    cell: (student) => <StudentName student={student} withFather={namesakes.has(student._id)} />,
    primary: true,
    sort: 'asc',
  })
  return {
    columns: (namesakes: Namesakes) => [nameColumn(namesakes), ...(pending ? declaredColumns : shown)],
    chooser: { columns: paymentColumns, chosen, onChoose: choose },
  }
}

function useCourseColumns(): StudentColumn[] {
  const { t } = useTranslation('students')
  return [
    { key: 'batch', header: t('batch'), cell: listBatchesOf, width: 104, fixed: true, wrap: true, sort: 'asc' },
    { key: 'course', header: t('course'), cell: listCoursesOf, width: 136, fixed: true, quiet: true, sort: 'asc' },
  ]
}

function usePaymentColumns(): StudentColumn[] {
  const { t } = useTranslation(['student-records', 'students'])
  const today = useToday()
  const { regNos = false } = useInstitute()
  const amount = { align: 'end', sort: 'desc' } as const
  const regNo: StudentColumn = {
    key: 'regNo',
    header: t('students:regNoShort'),
    width: 104,
    cell: ({ regNo: number }) => number,
  }
  return [
    ...(regNos ? [regNo] : []),
    ...useCourseColumns(),
    {
      key: 'contact',
      header: t('students:contact'),
      width: 116,
      cell: ({ contact }) => <PhoneText number={contact} />,
    },
    {
      key: 'joiningDate',
      header: t('students:joiningDate'),
      width: 104,
      quiet: true,
      sort: 'desc',
      cell: ({ joiningDate }) => <DayText day={joiningDate} />,
    },
    {
      ...amount,
      key: 'TotalFee',
      header: t('totalFee'),
      width: 76,
      quiet: true,
      cell: ({ TotalFee }) => <RupeeText amount={TotalFee} />,
    },
    {
      ...amount,
      key: 'PaidFee',
      header: t('paidFee'),
      width: 76,
      quiet: true,
      cell: ({ PaidFee }) => <RupeeText amount={PaidFee} />,
    },
    {
      ...amount,
      key: 'PendingFee',
      header: t('pendingFee'),
      width: 112,
      cell: (student) => <DueAmount student={student} today={today} />,
    },
    {
      key: 'reminder',
      header: t('reminder'),
      width: 76,
      align: 'center',
      cell: (student) => student.PendingFee > 0 && <ReminderButton student={student} size="icon" />,
    },
    {
      key: 'status',
      header: t('status'),
      width: 104,
      cell: (student) => <StudentStatus student={student} />,
    },
  ]
}

function useDeclaredColumns(): StudentColumn[] {
  const { t } = useTranslation('student-records')
  const { getLabel } = usePayModes()
  return [
    ...useCourseColumns(),
    {
      key: 'fee',
      header: t('declaredFee'),
      width: 112,
      align: 'end',
      cell: ({ fee }) => <RupeeText amount={fee} />,
    },
    {
      key: 'paid',
      header: t('declaredPayment'),
      width: 128,
      align: 'end',
      cell: ({ declared }) => declared && <RupeeText amount={declared.Paidfee} />,
    },
    {
      key: 'mode',
      header: t('payMode'),
      width: 112,
      cell: ({ declared }) => declared && getLabel(declared.payMode),
    },
    {
      key: 'status',
      header: t('status'),
      width: 92,
      cell: (student) => <StudentStatus student={student} />,
    },
  ]
}
