import * as z from 'zod/mini'
import { Registration, Registered } from '#features/domain/admissions/contract/admissions.contract.ts'
import { NEW_PASSWORD_SECONDS } from '#features/base/identity/contract/identity.contract.ts'
import { ENQUIRY_CHOICES, type EnquiryChoice } from '#features/base/institute/contract/required-fields.ts'
import { MODES, PLACEMENT } from '#features/domain/students/contract/students.contract.ts'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { changeShape, creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
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
  totals,
  wholeNumber,
} from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'
import { ENQUIRY_STATUSES } from './enquiry-statuses.ts'

const message = messagesOf<typeof en>('enquiries')

const NAME_MAX = 30
const name = text(1000, message('nameMissing')).check(
  z.refine(
    // NFKC counts a ligature such as ﷺ as the letters it consists of.
    (value) => value.normalize('NFKC').length <= NAME_MAX && !/\p{Nd}/u.test(value),
    message('nameInvalid'),
  ),
)

const personal = { personal: true, required: 'always' } as const
const personalOptional = { personal: true, required: 'optional' } as const
const required = { personal: false, required: 'always' } as const

export const ENQUIRY_FIELDS = {
  name: { ...personal, label: 'words:name', input: name },
  mailId: { ...personalOptional, label: 'identity:email', input: email() },
  contact: { ...personalOptional, label: 'words:contact', input: phone() },
  altContact: { ...personalOptional, label: 'students:altContact', input: phone() },
  qualification: { ...personal, label: 'enquiries:qualification', input: text(100, message('qualificationMissing')) },
  address: { ...personal, label: 'words:address', input: lines(300, message('addressMissing')) },
  course: { ...required, label: 'enquiries:interestedCourse', input: text(100, message('courseMissing')) },
  Enquirymode: { label: 'enquiries:enquiryMode', personal: false, required: 'optional', input: oneOf(MODES) },
  mode: { ...required, label: 'enquiries:learningMode', input: oneOf(MODES, message('modeMissing')) },
  ref: { ...personalOptional, label: 'enquiries:reference', input: text(100) },
  remark: { ...personalOptional, label: 'words:remark', input: lines(500) },
  date: { ...required, label: 'words:date', input: day(message('dateMissing')) },
  /** A new enquiry without it is `notPlaced`. */
  isPlaced: { ...required, label: 'students:isPlaced', input: z.optional(oneOf(PLACEMENT)), output: z.enum(PLACEMENT) },
} satisfies Fields

const readOnlyFields = {
  _id: z.string(),
  /** `setStatus` and `admit` change it. */
  status: z.enum(ENQUIRY_STATUSES),
  month: z.number(),
  year: z.number(),
  /** The id of the admitted student. */
  student: z.nullable(z.string()),
  /** The day of the next call, which `setNextCall` and `addNote` change. */
  nextCall: z.nullable(z.string()),
  version: z.number(),
}
/** A body may contain them. They are ignored, so that a client may send a whole record back. */
const READ_ONLY = Object.keys(readOnlyFields)

type Choosable = { [Name in EnquiryChoice]?: unknown }

/** Returns messages for required fields that an edit blanks. One that was blank before may stay so. */
export function findBlanked(
  before: Choosable,
  change: Choosable,
  required: readonly EnquiryChoice[],
): Record<string, MessageWithValues> {
  const own = { qualification: message('qualificationMissing'), address: message('addressMissing') } as const
  const blanked = required.filter(
    (name) => (change[name] === null || change[name] === '') && (before[name] ?? '') !== '',
  )
  return Object.fromEntries(
    blanked.map((name) => [name, { key: name in own ? own[name as keyof typeof own] : 'shared:required', values: {} }]),
  )
}

type Reachable = { mailId?: string | null | undefined; contact?: string | null | undefined }
export const emailOrContact = z.refine<Reachable>(({ mailId, contact }) => Boolean(mailId) || Boolean(contact), {
  error: message('emailOrContactRequired'),
  path: ['mailId'],
})

type OpenFields = {
  [Name in EnquiryChoice]: Omit<(typeof ENQUIRY_FIELDS)[Name], 'required'> & { required: 'optional' }
}
const openShape = creationShape(
  Object.fromEntries(
    ENQUIRY_CHOICES.map((name) => [name, { ...ENQUIRY_FIELDS[name], required: 'optional' }]),
  ) as OpenFields,
)

export const createEnquiryBody = (required: readonly EnquiryChoice[]) =>
  body(
    {
      ...creationShape(ENQUIRY_FIELDS),
      ...openShape,
      ...(Object.fromEntries(required.map((name) => [name, ENQUIRY_FIELDS[name].input])) as object),
    },
    READ_ONLY,
  ).check(emailOrContact)

/** The call checks what the institute requires before this schema, which has no way to know it. */
export const EnquiryBody = createEnquiryBody([])
export type EnquiryBody = z.output<typeof EnquiryBody>

export const EnquiryChange = body({ ...changeShape(ENQUIRY_FIELDS), ...openShape }, READ_ONLY)
export type EnquiryChange = z.output<typeof EnquiryChange>

export const Enquiry = z.object({ ...readOnlyFields, ...recordShape(ENQUIRY_FIELDS) })
export type Enquiry = z.infer<typeof Enquiry>

export const FilterEnquiries = z.strictObject({
  search,
  status: z.optional(oneOf(['All', ...ENQUIRY_STATUSES])),
  isPlaced: z._default(oneOf([...PLACEMENT, 'any']), 'notPlaced'),
  toCall: z.optional(z.enum(['true', 'false'])),
  ...period,
})
export type FilterEnquiries = z.output<typeof FilterEnquiries>

export const ListEnquiries = z.extend(FilterEnquiries, { ...paging(10), totals })
export type ListEnquiries = z.output<typeof ListEnquiries>

export const EnquiryTotals = z.object({
  total: z.number(),
  /** All enquiries of people who are placed, whatever the filters. */
  placed: z.number(),
  /** Enquiries that match search, month and year, without those of people who are placed. */
  counts: z.object({
    all: z.number(),
    open: z.number(),
    closed: z.number(),
    pending: z.number(),
    toCall: z.number(),
  }),
})
export type EnquiryTotals = z.infer<typeof EnquiryTotals>

export const EnquiryList = z.object({ enquiries: z.array(Enquiry), ...z.partial(EnquiryTotals).shape })
export type EnquiryList = z.infer<typeof EnquiryList>

const nextCall = day()
/** A blank value clears the next call. */
const clearableNextCall = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value)),
  z.nullable(nextCall),
)

export const EnquiryNote = z.object({
  _id: z.string(),
  at: z.string(),
  /** The name of the account. */
  by: z.string(),
  note: z.string(),
  /** The day of the next call, if it was set with the note. */
  nextCall: z.nullable(z.string()),
})
export type EnquiryNote = z.infer<typeof EnquiryNote>

export const NoteBody = body({ note: lines(500, message('noteMissing')), nextCall: blankable(nextCall) })
export type NoteBody = z.output<typeof NoteBody>

export const EnquiriesToCall = z.object({
  total: z.number(),
  late: z.number(),
  enquiries: z.optional(z.array(Enquiry)),
})
export type EnquiriesToCall = z.infer<typeof EnquiriesToCall>

export const enquiriesApi = {
  export: endpoint({
    may: 'enquiries.read',
    ...exportOf({ path: '/api/enquiry', what: 'enquiries', query: ListEnquiries }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/enquiry',
    summary:
      'List enquiries, newest first; filter by status, month, year, and words in name, email or phone. People who are placed are listed on request. `toCall` lists open and pending ones whose next call is due, longest due first',
    may: 'enquiries.read',
    replica: true,
    query: ListEnquiries,
    result: EnquiryList,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/enquiry/totals',
    summary: 'The totals of a list of enquiries, with its search and filters',
    may: 'enquiries.read',
    replica: true,
    query: FilterEnquiries,
    result: EnquiryTotals,
  }),
  toCall: endpoint({
    method: 'GET',
    path: '/api/enquiry/to-call',
    summary:
      'Count the enquiries whose next call is due, and those of them that are late. With a limit, list those that are due longest',
    may: 'enquiries.follow-up',
    replica: true,
    query: z.strictObject({ limit: z.optional(wholeNumber({ min: 1, max: 20 })) }),
    result: EnquiriesToCall,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/enquiry/{id}',
    summary: 'Get an enquiry',
    may: 'enquiries.read',
    params: IdParams,
    result: Enquiry,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/enquiry',
    summary: 'Add an enquiry with status Open',
    may: 'enquiries.follow-up',
    body: EnquiryBody,
    status: 201,
    idempotent: 'day',
    result: Enquiry,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/enquiry/{id}',
    summary: 'Change an enquiry; absent fields stay unchanged',
    may: 'enquiries.follow-up',
    params: IdParams,
    body: EnquiryChange,
    result: Enquiry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/enquiry/{id}',
    summary: 'Delete an enquiry',
    may: 'enquiries.follow-up',
    params: IdParams,
    result: Message,
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/enquiry/update-status/{id}',
    summary: 'Set an enquiry Open, Closed or Pending',
    may: 'enquiries.follow-up',
    params: IdParams,
    body: body(
      { status: oneOf(ENQUIRY_STATUSES, message('statusMissing')) },
      READ_ONLY.filter((name) => name !== 'status'),
    ),
    result: Enquiry,
  }),
  setNextCall: endpoint({
    method: 'PUT',
    path: '/api/enquiry/next-call/{id}',
    summary: 'Set or clear the day of the next call; 409 when a day is set for a closed enquiry',
    may: 'enquiries.follow-up',
    params: IdParams,
    body: body(
      { nextCall: clearableNextCall },
      READ_ONLY.filter((name) => name !== 'nextCall'),
    ),
    result: Enquiry,
  }),
  listNotes: endpoint({
    method: 'GET',
    path: '/api/enquiry/note/{id}',
    summary: 'List the notes about an enquiry, newest first',
    may: 'enquiries.read',
    params: IdParams,
    query: z.strictObject(paging(5)),
    result: z.object({ notes: z.array(EnquiryNote), total: z.number() }),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/enquiry/note/{id}',
    summary: 'Write a note about an enquiry, and set the day of the next call if one is given',
    may: 'enquiries.follow-up',
    params: IdParams,
    body: NoteBody,
    status: 201,
    idempotent: 'day',
    result: EnquiryNote,
  }),
  sendEmail: endpoint({
    method: 'PUT',
    path: '/api/enquiry/send-reminder/{id}',
    summary: 'Send the enquirer an email; 422 when the enquiry has no email address',
    may: 'enquiries.follow-up',
    params: IdParams,
    timeoutSeconds: 8,
    result: Message,
  }),
  admit: endpoint({
    method: 'POST',
    path: '/api/enquiry/admit/{id}',
    alias: '/api/enquiry/{id}/admit',
    summary: 'Register the enquirer as an active student and close the enquiry',
    may: 'enquiries.admit',
    params: IdParams,
    body: Registration,
    status: 201,
    idempotent: 'forever',
    timeoutSeconds: NEW_PASSWORD_SECONDS,
    result: Registered,
  }),
}
