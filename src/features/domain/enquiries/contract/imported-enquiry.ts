import * as z from 'zod/mini'
import { creationShape } from '#shared/contract/record-fields.ts'
import { blankable, body, day, oneOf } from '#shared/contract/scalars.ts'
import { emailOrContact, ENQUIRY_FIELDS } from './enquiries.contract.ts'
import { ENQUIRY_STATUSES } from './enquiry-statuses.ts'

export const STATUS_LABELS = {
  Open: 'enquiries:statusOpen',
  Closed: 'enquiries:statusClosed',
  Pending: 'words:pending',
} as const

/** An enquiry of other records has a status, and a next call that may be late. */
export const ImportedEnquiry = body({
  ...creationShape(ENQUIRY_FIELDS),
  status: z._default(oneOf(ENQUIRY_STATUSES), 'Open'),
  nextCall: blankable(day()),
}).check(emailOrContact)
export type ImportedEnquiry = z.output<typeof ImportedEnquiry>
