import type en from '../contract/messages/en.json'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import type { Enquiry, EnquiryBody } from '../contract/enquiries.contract.ts'

const message = messagesOf<typeof en>('enquiries')

/** What the form holds, as typed; whether somebody is placed is asked only of an enquiry that stands. */
export type EnquiryValues = Record<Exclude<keyof EnquiryBody, 'isPlaced'>, string>
export type EnquiryForm = FormHandle<EnquiryValues>

export const newEnquiry = (today: string): EnquiryValues => ({
  ...{ name: '', mailId: '', contact: '', altContact: '', qualification: '', address: '', course: '' },
  ...{ Enquirymode: '', mode: '', ref: '', remark: '', date: today },
})

export const enquiryValues = (enquiry: Enquiry): EnquiryValues & { isPlaced: string } => ({
  name: enquiry.name,
  mailId: enquiry.mailId ?? '',
  contact: enquiry.contact ?? '',
  altContact: enquiry.altContact ?? '',
  qualification: enquiry.qualification,
  address: enquiry.address,
  course: enquiry.course,
  Enquirymode: enquiry.Enquirymode ?? '',
  mode: enquiry.mode,
  ref: enquiry.ref ?? '',
  remark: enquiry.remark ?? '',
  date: enquiry.date,
  isPlaced: enquiry.isPlaced,
})

const isBlank = (text: string) => text.trim() === ''

/** For the forms' check: the contract asks for it only once every field is right, and not at all of an edit, whose call is partial. */
export function unreachable({ mailId, contact }: EnquiryValues): Record<string, MessageWithValues> {
  return isBlank(mailId) && isBlank(contact) ? { mailId: { key: message('reachMissing'), values: {} } } : {}
}

/** That an email or a contact is missing stands beside the email, and goes once either is typed. */
export function clearedByContact(form: EnquiryForm): EnquiryForm {
  return {
    ...form,
    set: (name, value) => {
      form.set(name, value)
      if (name === 'contact' && !isBlank(value) && isBlank(form.values.mailId)) form.set('mailId', '')
    },
  }
}
