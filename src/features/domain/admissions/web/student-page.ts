import type { StudentPage } from '#features/domain/students/student-records/web/public.ts'
import { AccessPanel } from './access-panel.tsx'
import { RegistrationAwaitingHr, RegistrationToDecide } from './registration-notices.tsx'

export const studentPage: StudentPage = {
  hr: {
    notices: [{ order: 1, Content: RegistrationToDecide }],
    side: [{ order: 1, may: 'admissions.decide', Content: AccessPanel }],
  },
  admin: { notices: [{ order: 1, Content: RegistrationAwaitingHr }] },
}
