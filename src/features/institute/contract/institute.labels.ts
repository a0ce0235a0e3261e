import { labelsOf } from '#shared/contract/record-fields.ts'
import { INSTITUTE_FIELDS } from './institute.contract.ts'

export const instituteLabels = labelsOf(INSTITUTE_FIELDS)
