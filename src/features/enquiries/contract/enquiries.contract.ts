import * as z from 'zod/mini'
import { Registration, Registered } from '#features/admissions/contract/admissions.contract.ts'
import { MODES, PLACEMENT } from '#features/students/contract/students.contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import {
  blankable,
  body,
  day,
  email,
  IdParams,
  lines,
  Message,
  oneOf,
  paging,
  period,
  phone,
  search,
  text,
} from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('enquiries')

export const ENQUIRY_STATUSES = ['Open', 'Closed', 'Pending'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

/** What may be sent back of an enquiry and is not changed by it; the status has a call of its own. */
const READ_ONLY = ['_id', 'version', 'status', 'month', 'year', 'student']

const NAME_MAX = 30
const name = text(1000, message('nameMissing')).check(
  z.refine(
    // Letters that stand for many, such as ﷺ, are counted by what they stand for.
    (value) => value.normalize('NFKC').length <= NAME_MAX && !/\p{Nd}/u.test(value),
    message('nameWrong'),
  ),
)

const fields = {
  name,
  mailId: blankable(email()),
  contact: blankable(phone()),
  altContact: blankable(phone()),
  qualification: text(100, message('qualificationMissing')),
  address: lines(300, message('addressMissing')),
  course: text(100, message('courseMissing')),
  Enquirymode: blankable(oneOf(MODES)),
  mode: oneOf(MODES, message('modeMissing')),
  ref: blankable(text(100)),
  remark: blankable(lines(500)),
  date: day(message('dateMissing')),
  isPlaced: z.optional(oneOf(PLACEMENT)),
}

export const EnquiryBody = body(fields, READ_ONLY).check(
  z.refine(({ mailId, contact }) => Boolean(mailId) || Boolean(contact), {
    error: message('reachMissing'),
    path: ['mailId'],
  }),
)
export type EnquiryBody = z.output<typeof EnquiryBody>

export const EnquiryChange = body(
  {
    ...fields,
    name: z.optional(fields.name),
    qualification: z.optional(fields.qualification),
    address: z.optional(fields.address),
    course: z.optional(fields.course),
    mode: z.optional(fields.mode),
    date: z.optional(fields.date),
  },
  READ_ONLY,
)
export type EnquiryChange = z.output<typeof EnquiryChange>

const optionalText = z.nullable(z.string())

export const Enquiry = z.object({
  _id: z.string(),
  name: z.string(),
  mailId: optionalText,
  contact: optionalText,
  altContact: optionalText,
  qualification: z.string(),
  address: z.string(),
  course: z.string(),
  Enquirymode: optionalText,
  mode: z.string(),
  ref: optionalText,
  remark: optionalText,
  date: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  isPlaced: z.enum(PLACEMENT),
  month: z.number(),
  year: z.number(),
  /** Who came of it, once admitted. */
  student: optionalText,
  version: z.number(),
})
export type Enquiry = z.infer<typeof Enquiry>

export const ListEnquiries = z.strictObject({
  ...paging(10),
  search,
  status: z.optional(oneOf(['All', ...ENQUIRY_STATUSES])),
  ...period,
})
export type ListEnquiries = z.output<typeof ListEnquiries>

export const enquiriesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/enquiry',
    summary: 'Enquiries whose person is not placed, newest first; by status, name, month and year',
    roles: ['hr', 'admin'],
    query: ListEnquiries,
    result: z.object({ enquiries: z.array(Enquiry), total: z.number() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/enquiry/{id}',
    summary: 'One enquiry',
    roles: ['hr', 'admin'],
    params: IdParams,
    result: Enquiry,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/enquiry',
    summary: 'Write down an enquiry; it is Open',
    roles: ['hr'],
    body: EnquiryBody,
    status: 201,
    idempotent: 'day',
    result: Enquiry,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/enquiry/{id}',
    summary: 'Change an enquiry; what is absent stays',
    roles: ['hr'],
    params: IdParams,
    body: EnquiryChange,
    result: Enquiry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/enquiry/{id}',
    summary: 'Delete an enquiry',
    roles: ['hr'],
    params: IdParams,
    result: Message,
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/enquiry/update-status/{id}',
    summary: 'Set an enquiry Open, Closed or Pending',
    roles: ['hr'],
    params: IdParams,
    body: body(
      { status: oneOf(ENQUIRY_STATUSES, message('statusMissing')) },
      READ_ONLY.filter((name) => name !== 'status'),
    ),
    result: Enquiry,
  }),
  sendEmail: endpoint({
    method: 'PUT',
    path: '/api/enquiry/send-reminder/{id}',
    summary: 'Send the enquirer an email; 422 when the enquiry has no email address',
    roles: ['hr'],
    params: IdParams,
    timeoutSeconds: 8,
    result: Message,
  }),
  admit: endpoint({
    method: 'POST',
    path: '/api/enquiry/{id}/admit',
    summary: 'Register the enquirer as an active student; the enquiry is Closed in the same transaction',
    roles: ['hr'],
    params: IdParams,
    body: Registration,
    status: 201,
    idempotent: 'forever',
    result: Registered,
  }),
}
