import type { StudentListParts } from '#features/domain/students/student-records/web/public.ts'
import { DueAmount } from './student/due-amount.tsx'
import { PaidFeeText, ReminderIfPending, TotalFeeText } from './student/list-cells.tsx'

const amount = { align: 'end', sort: 'desc', byDefault: true } as const

export const studentList: StudentListParts = {
  columns: [
    {
      ...amount,
      order: 6,
      key: 'TotalFee',
      header: 'students:totalFee',
      width: 76,
      quiet: true,
      Content: TotalFeeText,
    },
    {
      ...amount,
      order: 7,
      key: 'PaidFee',
      header: 'fees:paidFee',
      width: 76,
      quiet: true,
      Content: PaidFeeText,
    },
    { ...amount, order: 8, key: 'PendingFee', header: 'students:pendingFee', width: 112, Content: DueAmount },
    {
      order: 9,
      may: 'fees.remind',
      key: 'reminder',
      header: 'words:reminder',
      width: 76,
      align: 'center',
      byDefault: true,
      Content: ReminderIfPending,
    },
  ],
  phoneAmount: [{ order: 1, Content: DueAmount }],
  phoneEnd: [{ order: 1, may: 'fees.remind', Content: ReminderIfPending }],
}
