import { ENQUIRY_FIELDS, type Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type en from '#features/domain/enquiries/contract/messages/en.json'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'

const message = messagesOf<typeof en>('enquiries')

export const enquiryValues = (enquiry: Enquiry) => fieldValues(ENQUIRY_FIELDS, enquiry)

/** The form of a new enquiry has no placement field. */
export function newEnquiryValues(today: string): EnquiryValues {
  const { isPlaced: _isPlaced, ...values } = fieldValues(ENQUIRY_FIELDS, { date: today })
  return values
}
export type EnquiryValues = Omit<ReturnType<typeof enquiryValues>, 'isPlaced'>
export type EnquiryFormHandle = FormHandle<EnquiryValues>

const isBlank = (text: string) => text.trim() === ''

/** The contract checks this only after all fields are valid, and not for an edit. */
export function requireEmailOrContact({ mailId, contact }: EnquiryValues): Record<string, MessageWithValues> {
  return isBlank(mailId) && isBlank(contact) ? { mailId: { key: message('emailOrContactRequired'), values: {} } } : {}
}

/** The error at the email field also disappears when a contact number is typed. */
export function withContactClearingError(form: EnquiryFormHandle): EnquiryFormHandle {
  return {
    ...form,
    set: (name, value) => {
      form.set(name, value)
      if (name === 'contact' && !isBlank(value) && isBlank(form.values.mailId)) form.set('mailId', '')
    },
  }
}
