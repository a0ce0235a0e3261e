import { labelsOf } from '#shared/contract/record-fields.ts'
import { INSTITUTE_FIELDS } from './institute.contract.ts'

/** The label of each field in the audit trail. */
export const instituteLabels = labelsOf(INSTITUTE_FIELDS)
