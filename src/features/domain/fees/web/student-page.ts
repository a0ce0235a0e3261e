import type { StudentPage } from '#features/domain/students/student-records/web/public.ts'
import { LastReceiptsPanel } from './student/last-receipts-panel.tsx'
import { PendingFeeActions } from './student/pending-fee-actions.tsx'

const side = [{ order: 2, may: 'fees.read', Content: LastReceiptsPanel }] as const

export const studentPage: StudentPage = {
  hr: { actions: [{ order: 2, Content: PendingFeeActions }], side },
  admin: { side },
}
