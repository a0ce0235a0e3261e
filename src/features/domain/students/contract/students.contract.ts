import * as z from 'zod/mini'
import { MAX_REG_NO } from '#features/base/institute/contract/reg-no-pattern.ts'
import { REGISTRATION_CHOICES, type RegistrationChoice } from '#features/base/institute/contract/required-fields.ts'
import { moveShape } from '#features/domain/courses/batches/contract/move-shape.ts'
import { seatShape } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { NEW_PASSWORD_SECONDS, newPassword } from '#features/base/identity/contract/identity.contract.ts'
import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import {
  changeShape,
  creationShape,
  fieldNames,
  type Field,
  type Fields,
  personalFields,
  recordShape,
} from '#shared/contract/record-fields.ts'
import {
  blankable,
  body,
  day,
  email,
  IdParams,
  lines,
  oneOf,
  phone,
  photoLink,
  rupees,
  text,
  webLink,
} from '#shared/contract/scalars.ts'
import { COMPLETION_LABELS, GENDER_LABELS, MODE_LABELS, PLACEMENT_LABELS } from './choice-labels.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('students')

const GENDERS = ['male', 'female'] as const
export const MODES = ['online', 'offline'] as const
export const COMPLETION = ['yes', 'no'] as const
export const PLACEMENT = ['placed', 'notPlaced'] as const

type StudentFieldOptions = Field & {
  /** The form section; its title has the same key in `messages/en.json`. */
  section: 'personal' | 'contactDetails' | 'education' | 'courseDetails'
}

const personal = { section: 'personal', personal: true } as const
const contact = { section: 'contactDetails', personal: true } as const
const education = { section: 'education', personal: true } as const
const course = { section: 'courseDetails', personal: false } as const
/** Each has a schema of its own: the OpenAPI document would have an incomplete one for a shared one's second use. */
const phoneNumber = () => ({ input: phone(), kind: 'phone' }) as const
const link = { input: webLink(), kind: 'link' } as const
const date = { input: day(), kind: 'day' } as const
const address = { input: lines(300), kind: 'lines' } as const
const gender = { input: oneOf(GENDERS), labels: GENDER_LABELS }
const mode = { input: oneOf(MODES), labels: MODE_LABELS }
const completion = { input: oneOf(COMPLETION), output: z.enum(COMPLETION), labels: COMPLETION_LABELS }
const placement = { input: oneOf(PLACEMENT), output: z.enum(PLACEMENT), labels: PLACEMENT_LABELS }
const fee = { input: rupees(), output: z.number(), kind: 'rupees' } as const

export const STUDENT_FIELDS = {
  fname: { ...personal, label: 'students:fname', required: 'always', input: text(60) },
  lname: { ...personal, label: 'students:lname', required: 'always', input: text(60) },
  father: { ...personal, label: 'students:father', required: 'always', input: text(100) },
  dob: { ...personal, label: 'students:dob', required: 'inForms', ...date },
  gender: { ...personal, label: 'students:gender', required: 'inForms', ...gender },
  profile: { ...personal, label: 'students:profile', required: 'optional', ...link, input: photoLink() },
  /** The number follows the pattern of Settings, or is given by hand. No two students have the same one. */
  regNo: { ...personal, label: 'students:regNo', required: 'optional', input: text(MAX_REG_NO) },
  contact: { ...contact, label: 'students:contact', required: 'always', ...phoneNumber() },
  altContact: { ...contact, label: 'students:altContact', required: 'optional', ...phoneNumber() },
  parentContact: { ...contact, label: 'students:parentContact', required: 'optional', ...phoneNumber() },
  email: { ...contact, label: 'identity:email', required: 'always', input: email(), kind: 'email' },
  perAddress: { ...contact, label: 'students:perAddress', required: 'inForms', ...address },
  curAddress: { ...contact, label: 'students:curAddress', required: 'optional', ...address },
  linkedIn: { ...contact, label: 'students:linkedIn', required: 'optional', ...link },
  degree: { ...education, label: 'students:degree', required: 'atCreation', input: text(100) },
  comYear: { ...education, label: 'students:comYear', required: 'atCreation', input: year() },
  university: { ...education, label: 'students:university', required: 'atCreation', input: text(150) },
  course: { ...course, label: 'words:course', required: 'always', input: text(100) },
  cduration: { ...course, label: 'courses:courseDuration', required: 'always', input: text(60) },
  mode: { ...course, label: 'students:mode', required: 'always', ...mode },
  batch: { ...course, label: 'words:batch', required: 'always', input: text(60) },
  joiningDate: { ...course, label: 'students:joiningDate', required: 'always', ...date },
  endDate: { ...course, label: 'words:endDate', required: 'optional', ...date },
  isCompleted: { ...course, label: 'students:isCompleted', required: 'always', ...completion },
  isPlaced: { ...course, label: 'students:isPlaced', required: 'always', ...placement },
  fee: { ...course, label: 'students:totalFee', required: 'always', ...fee },
} satisfies Record<string, StudentFieldOptions>

export type StudentField = keyof typeof STUDENT_FIELDS
export type StudentSectionName = StudentFieldOptions['section']
export type FieldOfSection<Section extends StudentSectionName> = {
  [Name in StudentField]: (typeof STUDENT_FIELDS)[Name]['section'] extends Section ? Name : never
}[StudentField]
export const studentPersonalFields = personalFields(STUDENT_FIELDS)

export type OptionalStudentField = {
  [Name in StudentField]: (typeof STUDENT_FIELDS)[Name]['required'] extends 'optional' ? Name : never
}[StudentField]

export const getStudentField = (name: StudentField): StudentFieldOptions => STUDENT_FIELDS[name]

export const fieldsOfSection = <Section extends StudentSectionName>(section: Section) =>
  fieldNames(STUDENT_FIELDS).filter((name) => STUDENT_FIELDS[name].section === section) as FieldOfSection<Section>[]

type OpenFields = {
  [Name in RegistrationChoice]: Omit<(typeof STUDENT_FIELDS)[Name], 'required'> & { required: 'optional' }
}
const openShape = creationShape(
  Object.fromEntries(
    REGISTRATION_CHOICES.map((name) => [name, { ...STUDENT_FIELDS[name], required: 'optional' }]),
  ) as OpenFields,
)

/** The fields of `REGISTRATION_CHOICES` may be blank in types, and are checked if they are required. */
export const registrationFields = (required: readonly RegistrationChoice[]) => ({
  ...creationShape(STUDENT_FIELDS),
  ...openShape,
  ...(Object.fromEntries(required.map((name) => [name, STUDENT_FIELDS[name].input])) as object),
})

/** Fields that are never null in a record are stored as blank texts. */
const NEVER_NULL = ['lname', 'father', 'contact'] as const
type NeverNull = (typeof NEVER_NULL)[number]

export function withBlankTexts<T extends { [Name in NeverNull]?: string | null | undefined }>(values: T) {
  const texts = NEVER_NULL.flatMap((name) => (values[name] === null ? [[name, '']] : []))
  return { ...values, ...Object.fromEntries(texts) } as Omit<T, NeverNull> & {
    [Name in NeverNull & keyof T]: Exclude<T[Name], null>
  }
}

/**
 * Lists required fields that an edit blanks. One that was blank before may stay so, and some are required at
 * registration only.
 */
export const listBlanked = (
  before: { [Name in StudentField]?: unknown },
  change: { [Name in StudentField]?: unknown },
  required: readonly RegistrationChoice[],
): RegistrationChoice[] =>
  required.filter(
    (name) =>
      STUDENT_FIELDS[name].required !== 'atCreation' &&
      (change[name] === null || change[name] === '') &&
      (before[name] ?? '') !== '',
  )

/** Is the reason for a fee below the list fee of the course, and required only then. */
export const feeReasonShape = { feeReason: blankable(lines(300)) }

const readOnlyFields = {
  _id: z.string(),
  status: z.string(),
  /** The URL of the uploaded photo, which is shown in place of `profile`. Valid for one to two hours. */
  photo: z.nullable(z.string()),
  version: z.number(),
  /**
   * The number of courses of the student. The fields of the course are those of the newest that is not ended, else of
   * the newest.
   */
  courses: z.number(),
  /** The others that are not ended, newest first. */
  otherCourses: z.array(z.object({ course: z.string(), batch: z.string() })),
  /** The fee of the course when it was chosen, which does not follow later prices. */
  listFee: z.number(),
  TotalFee: z.number(),
  PaidFee: z.number(),
  PendingFee: z.number(),
  /** The oldest unpaid due date of the plan. Without a plan, 35 days after the last receipt, or after joining. */
  dueDate: z.string(),
  /** The amount that is left to pay on that date: the balance, or less with a plan. */
  dueAmount: z.number(),
  /** The owner of the address has opened the link mailed to it. Null once the registration is approved. */
  emailConfirmed: z.nullable(z.boolean()),
  /** The language of the last sign-in. Null before the first. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** Fee and payment as stated in a self-registration; null once it is approved. */
  declared: z.nullable(z.object({ fee: z.number(), Paidfee: z.number(), payMode: z.string() })),
}

/** A request body may contain them. They are ignored, so that a client may send a whole record back. */
export const studentReadOnlyNames = [...Object.keys(readOnlyFields), 'createdAt']

export const Student = z.object({ ...readOnlyFields, ...recordShape(STUDENT_FIELDS) })
export type Student = z.infer<typeof Student>

/** Lists required fields that are blank, which imported students may have. */
export const listMissingFields = (student: { [Name in StudentField]?: unknown }): StudentField[] =>
  fieldNames(STUDENT_FIELDS).filter((name) => STUDENT_FIELDS[name].required === 'always' && student[name] === '')

type Passwords = { password?: string | null | undefined; confirmPswd?: string | null | undefined }
export const passwordsMatch = z.refine<Passwords>(
  ({ password, confirmPswd }) => (password ?? '') === (confirmPswd ?? ''),
  { error: 'identity:passwordsDiffer', path: ['confirmPswd'] },
)

type Days = { joiningDate?: string | undefined; endDate?: string | null | undefined }
export const endsAfterJoining = z.refine<Days>(
  ({ joiningDate, endDate }) => !joiningDate || !endDate || joiningDate <= endDate,
  { error: message('endsBeforeJoining'), path: ['endDate'] },
)

/** The body of an edit: an absent field and a blank password stay unchanged. */
export const StudentChange = body(
  {
    ...changeShape(STUDENT_FIELDS),
    ...openShape,
    ...feeReasonShape,
    ...seatShape,
    ...moveShape,
    password: blankable(newPassword()),
    confirmPswd: blankable(z.string()),
  },
  studentReadOnlyNames,
).check(passwordsMatch, endsAfterJoining)
export type StudentChange = z.output<typeof StudentChange>

/** Students change these fields in their own record. They are in the order of the form. */
export const OWN_CONTACT_FIELDS = {
  contact: STUDENT_FIELDS.contact,
  altContact: STUDENT_FIELDS.altContact,
  curAddress: STUDENT_FIELDS.curAddress,
  perAddress: STUDENT_FIELDS.perAddress,
} satisfies Fields

export const OwnContactChange = body(changeShape(OWN_CONTACT_FIELDS), studentReadOnlyNames)
export type OwnContactChange = z.output<typeof OwnContactChange>

export const StatusChange = z.object({
  at: z.string(),
  who: z.string(),
  status: z.string(),
  reason: z.nullable(z.string()),
})
export type StatusChange = z.infer<typeof StatusChange>

/** Contains the data that the student's page shows besides the record. */
export const StudentOverview = z.object({
  bTime: z.string(),
  fees: z.object({
    count: z.number(),
    /** The last three. */
    receipts: z.array(
      z.object({
        _id: z.string(),
        receiptNo: z.string(),
        date: z.string(),
        payMode: z.string(),
        exactMode: z.nullable(z.string()),
        paid: z.number(),
      }),
    ),
  }),
  attendance: z.object({
    present: z.number(),
    absent: z.number(),
    /** The last 30 days, oldest first. Null: not marked. */
    days: z.array(z.object({ date: z.string(), present: z.nullable(z.boolean()) })),
  }),
  projects: z.number(),
  portfolio: z.array(z.object({ _id: z.string(), portfolio: z.string() })),
  /** Newest first; the last one is the registration. */
  changes: z.array(StatusChange),
  /** The day of the last reminder. */
  reminded: z.nullable(z.string()),
  /**
   * When and by whom the last link to set a password was made. Null unless the student is active without a password.
   */
  access: z.nullable(z.object({ at: z.nullable(z.string()), by: z.nullable(z.string()) })),
})
export type StudentOverview = z.infer<typeof StudentOverview>

export const studentsApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/user/overview/{id}',
    summary:
      'Get what the page of a student shows besides the record: last receipts and marks, projects, links, history',
    may: 'students.review',
    params: IdParams,
    result: StudentOverview,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user/{id}',
    summary: 'Get a student with fee totals',
    may: 'students.read',
    params: IdParams,
    result: Student,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/user/{id}',
    summary: 'Change a student; absent fields stay unchanged',
    may: 'students.edit',
    params: IdParams,
    body: StudentChange,
    confirm: ['email', 'password'],
    timeoutSeconds: NEW_PASSWORD_SECONDS,
    result: Student,
  }),
  changeContact: endpoint({
    method: 'PUT',
    path: '/api/user/contact/{id}',
    summary: 'Change the own phone numbers and addresses; absent fields stay unchanged',
    may: 'students.edit-own-contact',
    params: IdParams,
    body: OwnContactChange,
    result: Student,
  }),
}

/** Accepts a year of four digits as a number or as text, and returns it as text. */
function year() {
  return z.pipe(
    z.union([z.string(), z.number()], { error: 'shared:required' }).check(
      z.refine((value) => String(value).trim() !== '', { error: 'shared:required', abort: true }),
      z.refine((value) => /^(19|20)\d\d$/.test(String(value).trim()), message('badYear')),
    ),
    z.transform((value) => String(value).trim()),
  )
}
