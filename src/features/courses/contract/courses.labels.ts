import { labelsOf } from '#shared/contract/record-fields.ts'
import { COURSE_FIELDS } from './courses.contract.ts'

/** What the audit trail calls each field. */
export const courseLabels = labelsOf(COURSE_FIELDS)
