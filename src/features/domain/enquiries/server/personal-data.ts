import { personalFields } from '#shared/contract/record-fields.ts'
import { ENQUIRY_FIELDS } from '../contract/enquiries.contract.ts'

const fields = personalFields(ENQUIRY_FIELDS)

/** Names the fields of an audit entry that are erased with the subject: the enquiry, or the admitted student. */
export const personalData = (subjectId: string) => ({ subjectId, fields })
