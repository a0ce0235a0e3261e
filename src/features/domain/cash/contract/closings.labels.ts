import { labelsOf } from '#shared/contract/record-fields.ts'
import { CASH_FIELDS, CLOSING_FIELDS } from './closings.contract.ts'

export const closingLabels = labelsOf(CLOSING_FIELDS)
export const cashLabels = labelsOf(CASH_FIELDS)
