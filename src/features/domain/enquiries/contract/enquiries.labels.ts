import { labelsOf } from '#shared/contract/record-fields.ts'
import { ENQUIRY_FIELDS } from './enquiries.contract.ts'

const { isPlaced, ...labels } = labelsOf(ENQUIRY_FIELDS)

export const enquiryLabels = {
  ...labels,
  status: 'enquiries:status',
  isPlaced,
  nextCall: 'enquiries:nextCall',
  note: 'enquiries:note',
} as const
