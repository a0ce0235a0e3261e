import type { Student, StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import type { SlotContent } from '#shared/web/slots.tsx'

export type StudentPageParts = {
  /** Buttons in the header, after those of the record. */
  actions?: readonly SlotContent<{ student: Student }>[]
  /** Is shown above each tab. */
  notices?: readonly SlotContent<{ student: Student }>[]
  /** The content of a tab that has no page of its own. */
  tabs?: readonly (SlotContent<{ student: Student }> & { tab: 'projects' })[]
  /** Is shown below the record. */
  sections?: readonly SlotContent<{ student: Student }>[]
  /** Is shown beside the record on wide screens, below it on phones. */
  side?: readonly SlotContent<{ student: Student; overview: StudentOverview }>[]
}

/** Declares what a feature adds to the page of a student, in its `web/student-page.ts`. */
export type StudentPage = { hr?: StudentPageParts; admin?: StudentPageParts }

/** Declares what a feature adds to the student's own profile, in its `web/own-profile.ts`. */
export type OwnProfile = readonly SlotContent<{ student: Student }>[]
