import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import type { SlotContent } from '#shared/web/slots.tsx'

type OfDashboard = SlotContent<{ dashboard: StudentDashboard }>

/** Declares what a feature adds to the dashboard of a student, in its `web/own-dashboard.ts`. */
export type OwnDashboard = {
  cards?: readonly OfDashboard[]
  /** Rows below the details of the student. */
  rows?: readonly OfDashboard[]
}
