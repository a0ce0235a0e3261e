import { labelsOf } from '#shared/contract/record-fields.ts'
import { COURSE_FIELDS } from './courses.contract.ts'

export const courseLabels = labelsOf(COURSE_FIELDS)
