import type { StudentListParts } from '#features/domain/students/student-records/web/public.ts'
import { DeclaredFeeText, DeclaredModeText, DeclaredPaymentText } from './declared-cells.tsx'

export const studentList: StudentListParts = {
  pendingColumns: [
    {
      order: 4,
      key: 'fee',
      header: 'student-records:declaredFee',
      width: 112,
      align: 'end',
      Content: DeclaredFeeText,
    },
    {
      order: 5,
      key: 'paid',
      header: 'student-records:declaredPayment',
      width: 128,
      align: 'end',
      Content: DeclaredPaymentText,
    },
    { order: 6, key: 'mode', header: 'words:paymentMode', width: 112, Content: DeclaredModeText },
  ],
}
