import { labelsOf } from '#shared/contract/record-fields.ts'
import { STAFF_FIELDS } from './staff.contract.ts'

/** The label of each field in the audit trail. */
export const accountLabels = labelsOf(STAFF_FIELDS)
