import * as z from 'zod/mini'
import { newPassword } from '#features/identity/contract/identity.contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
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
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('students')

export const GENDERS = ['male', 'female'] as const
export const MODES = ['online', 'offline'] as const
export const COMPLETION = ['yes', 'no'] as const
export const PLACEMENT = ['placed', 'notPlaced'] as const

/** A year of four digits, as text: sent as a number or as a string. */
const year = () =>
  z.pipe(
    z.union([z.string(), z.number()], { error: 'shared:required' }).check(
      z.refine((value) => String(value).trim() !== '', { error: 'shared:required', abort: true }),
      z.refine((value) => /^(19|20)\d\d$/.test(String(value).trim()), message('badYear')),
    ),
    z.transform((value) => String(value).trim()),
  )

/** The fields of a student as registration asks for them. */
export const studentFields = {
  fname: text(60),
  lname: text(60),
  father: text(100),
  contact: phone(),
  altContact: blankable(phone()),
  email: email(),
  gender: oneOf(GENDERS),
  dob: day(),
  curAddress: blankable(lines(300)),
  perAddress: lines(300),
  linkedIn: blankable(webLink()),
  profile: blankable(photoLink()),
  degree: text(100),
  comYear: year(),
  university: text(150),
  course: text(100),
  mode: oneOf(MODES),
  cduration: text(60),
  fee: rupees(),
  batch: text(60),
  joiningDate: day(),
  endDate: blankable(day()),
  isCompleted: oneOf(COMPLETION),
  isPlaced: oneOf(PLACEMENT),
}

/** What may be sent back of a student and is not changed by it. */
export const STUDENT_READ_ONLY = [
  '_id',
  'version',
  'status',
  'createdAt',
  'TotalFee',
  'PaidFee',
  'PendingFee',
  'dueDate',
  'declared',
]

type Passwords = { password?: string | null | undefined; confirmPswd?: string | null | undefined }
/** A password and its repetition are the same. */
export const passwordsMatch = z.refine<Passwords>(
  ({ password, confirmPswd }) => (password ?? '') === (confirmPswd ?? ''),
  {
    error: message('passwordsDiffer'),
    path: ['confirmPswd'],
  },
)
type Days = { joiningDate?: string | undefined; endDate?: string | null | undefined }
export const endsAfterJoining = z.refine<Days>(
  ({ joiningDate, endDate }) => !joiningDate || !endDate || joiningDate <= endDate,
  {
    error: message('endsBeforeJoining'),
    path: ['endDate'],
  },
)

/** Edit Student: what is absent stays; a blank password stays too. */
export const StudentChange = body(
  {
    fname: z.optional(studentFields.fname),
    lname: z.optional(studentFields.lname),
    father: z.optional(studentFields.father),
    contact: z.optional(studentFields.contact),
    altContact: studentFields.altContact,
    email: z.optional(studentFields.email),
    gender: z.optional(studentFields.gender),
    dob: z.optional(studentFields.dob),
    curAddress: studentFields.curAddress,
    perAddress: z.optional(studentFields.perAddress),
    linkedIn: studentFields.linkedIn,
    profile: studentFields.profile,
    degree: blankable(studentFields.degree),
    comYear: blankable(studentFields.comYear),
    university: blankable(studentFields.university),
    course: z.optional(studentFields.course),
    mode: z.optional(studentFields.mode),
    cduration: z.optional(studentFields.cduration),
    fee: z.optional(studentFields.fee),
    batch: z.optional(studentFields.batch),
    joiningDate: z.optional(studentFields.joiningDate),
    endDate: studentFields.endDate,
    isCompleted: z.optional(studentFields.isCompleted),
    isPlaced: z.optional(studentFields.isPlaced),
    password: blankable(newPassword()),
    confirmPswd: blankable(z.string()),
  },
  STUDENT_READ_ONLY,
).check(passwordsMatch, endsAfterJoining)
export type StudentChange = z.output<typeof StudentChange>

const optionalText = z.nullable(z.string())

export const Student = z.object({
  _id: z.string(),
  fname: z.string(),
  lname: z.string(),
  father: z.string(),
  contact: z.string(),
  altContact: optionalText,
  email: z.string(),
  gender: optionalText,
  dob: optionalText,
  curAddress: optionalText,
  perAddress: optionalText,
  linkedIn: optionalText,
  profile: optionalText,
  degree: optionalText,
  comYear: optionalText,
  university: optionalText,
  course: z.string(),
  mode: z.string(),
  cduration: z.string(),
  fee: z.number(),
  batch: z.string(),
  joiningDate: z.string(),
  endDate: optionalText,
  isCompleted: z.enum(COMPLETION),
  isPlaced: z.enum(PLACEMENT),
  status: z.string(),
  version: z.number(),
  TotalFee: z.number(),
  PaidFee: z.number(),
  PendingFee: z.number(),
  /** The day from which a reminder speaks of: the last receipt's, else the joining date, and 35 days. */
  dueDate: z.string(),
  /** What a self-registration says was agreed and paid; until it is approved. */
  declared: z.nullable(z.object({ fee: z.number(), Paidfee: z.number(), payMode: z.string() })),
})
export type Student = z.infer<typeof Student>

export const studentsApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/{id}',
    summary: 'One student with the fee figures',
    roles: ['own', 'hr', 'admin'],
    params: IdParams,
    result: Student,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/user/{id}',
    summary: 'Change a student; what is absent stays',
    roles: ['hr'],
    params: IdParams,
    body: StudentChange,
    result: Student,
  }),
}
