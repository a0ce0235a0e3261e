import * as z from 'zod/mini'
import { EXACT_MODES, PAY_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import { exactModeFits } from '#features/domain/fees/contract/payment-fields.ts'
import type { RegistrationChoice } from '#features/base/institute/contract/required-fields.ts'
import { seatShape } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { NEW_PASSWORD_SECONDS, newPassword } from '#features/base/identity/contract/identity.contract.ts'
import { newPlanShape } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { consentShape } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import {
  endsAfterJoining,
  feeReasonShape,
  passwordsMatch,
  Student,
  studentReadOnlyNames,
  registrationFields,
} from '#features/domain/students/contract/students.contract.ts'
import { blankable, body, IdParams, Message, oneOf, PathId, rupees, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('admissions')

type Amounts = { fee?: number | null | undefined; Paidfee?: number | null | undefined }
const paidAtMostFee = z.refine<Amounts>(
  ({ fee, Paidfee }) => typeof fee !== 'number' || typeof Paidfee !== 'number' || Paidfee <= fee,
  {
    error: message('paidMoreThanFee'),
    path: ['Paidfee'],
  },
)

const isZero = (amount: unknown) => amount === 0 || (typeof amount === 'string' && /^0+(\.0*)?$/.test(amount.trim()))

/** Adds a mode if `Paidfee` is 0: `payMode` may be absent then, and means nothing. */
function fillMode<Body>(sent: Body): Body {
  if (typeof sent !== 'object' || sent === null || !('Paidfee' in sent) || !isZero(sent.Paidfee)) return sent
  const hasMode = 'payMode' in sent && sent.payMode !== '' && sent.payMode !== null && sent.payMode !== undefined
  return hasMode ? sent : { ...sent, payMode: PAY_MODES[0] }
}

const firstPaymentShape = {
  Paidfee: rupees(),
  payMode: oneOf(PAY_MODES),
  exactMode: blankable(oneOf(EXACT_MODES)),
}

const registrationShape = (required: readonly RegistrationChoice[]) => ({
  ...registrationFields(required),
  password: newPassword('shared:required'),
  confirmPswd: z.string('shared:required').check(z.minLength(1, 'shared:required')),
  ...firstPaymentShape,
  ...feeReasonShape,
  /** The id of a pending registration with the same email, which HR discards by registering. */
  discardPending: blankable(PathId),
  ...newPlanShape,
  ...consentShape,
  ...seatShape,
})

export function createRegistration(required: readonly RegistrationChoice[]) {
  const fields = body(registrationShape(required), studentReadOnlyNames)
  return z
    .pipe(
      z.transform((sent: z.input<typeof fields>) => fillMode(sent)),
      fields,
    )
    .check(passwordsMatch, endsAfterJoining, paidAtMostFee, exactModeFits)
}

/** Calls check what the institute requires before this schema, which has no way to know it. */
export const Registration = createRegistration([])
export type Registration = z.output<typeof Registration>

/**
 * A stranger may leave out the fields that only the institute knows; the approval asks for the exact mode. The declared
 * payment is stored unchanged, and HR compares it with the fee.
 */
export function createSelfRegistration(required: readonly RegistrationChoice[]) {
  const shape = registrationShape(required)
  const { fee, Paidfee, payMode, isCompleted, isPlaced } = shape
  return body(
    {
      ...shape,
      fee: blankable(fee),
      Paidfee: blankable(Paidfee),
      payMode: blankable(payMode),
      isCompleted: blankable(isCompleted),
      isPlaced: blankable(isPlaced),
    },
    studentReadOnlyNames,
  ).check(passwordsMatch, endsAfterJoining, exactModeFits)
}

export const SelfRegistration = createSelfRegistration([])
export type SelfRegistration = z.output<typeof SelfRegistration>

export const Registered = z.object({
  message: z.string(),
  student: Student,
  /** The id of the first receipt; null if nothing was paid. */
  receipt: z.nullable(z.string()),
})
export type Registered = z.infer<typeof Registered>

const ApprovalBody = body({
  fee: rupees(),
  ...firstPaymentShape,
  ...feeReasonShape,
  ...newPlanShape,
  ...seatShape,
  /** HR states that the address belongs to the applicant, if mail is not set up. */
  emailConfirmed: z.optional(z.boolean()),
})
export const Approval = z
  .pipe(
    z.transform((sent: z.input<typeof ApprovalBody>) => fillMode(sent)),
    ApprovalBody,
  )
  .check(paidAtMostFee, exactModeFits)
export type Approval = z.output<typeof Approval>

export const Access = z.object({
  message: z.string(),
  mailed: z.boolean(),
  /** HR passes it on. Null if it was mailed, or if there is no PUBLIC_URL. */
  passwordLink: z.nullable(z.string()),
})
export type Access = z.infer<typeof Access>

export const Approved = z.extend(Student, Access.shape)
export type Approved = z.infer<typeof Approved>

export const AccessBody = body({
  /** Emails the link if mail is set up. Otherwise HR passes it on. */
  byMail: z.boolean(),
})
export type AccessBody = z.output<typeof AccessBody>

/**
 * The value that is typed so far. A part of a phone number or address matches nobody, nor does a name without a
 * father's name.
 */
const known = () => z.optional(text(254))
export const FindDuplicates = z.strictObject({
  contact: known(),
  email: known(),
  fname: known(),
  lname: known(),
  father: known(),
})
export type FindDuplicates = z.output<typeof FindDuplicates>

/** Duplicates have the same phone number, the same email, or the same name and father's name. */
export const DUPLICATE_FIELDS = ['contact', 'email', 'father'] as const

export const Duplicates = z.object({
  students: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      father: z.string(),
      course: z.string(),
      batch: z.string(),
      matches: z.array(z.enum(DUPLICATE_FIELDS)),
    }),
  ),
})
export type Duplicates = z.infer<typeof Duplicates>

export const admissionsApi = {
  findDuplicates: endpoint({
    method: 'GET',
    path: '/api/user/duplicates',
    summary: 'Find at most three students with the same phone number, email, or name and father’s name',
    may: 'admissions.find-duplicates',
    query: FindDuplicates,
    result: Duplicates,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/user/register',
    summary:
      'Register a student: active and with a receipt by HR, otherwise pending approval; the settings say which fields are required',
    may: 'admissions.register',
    body: SelfRegistration,
    status: 201,
    idempotent: 'forever',
    hourlyLimit: 60,
    timeoutSeconds: NEW_PASSWORD_SECONDS,
    result: Registered,
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/user/approve/{id}',
    summary:
      'Approve a pending registration whose email is confirmed, and set its fee and first payment; sessions and password end, and a link sets a new password',
    may: 'admissions.decide',
    params: IdParams,
    body: Approval,
    timeoutSeconds: 8,
    result: Approved,
  }),
  access: endpoint({
    method: 'POST',
    path: '/api/user/access/{id}',
    summary: 'Make a link with which a student without a password sets one; earlier links of the student end',
    may: 'admissions.decide',
    params: IdParams,
    body: AccessBody,
    confirm: true,
    timeoutSeconds: 8,
    result: Access,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/user/confirmation/{id}',
    summary: 'Mail the link that confirms the email of a pending registration, at most three an hour',
    may: 'admissions.confirm-email',
    params: IdParams,
    timeoutSeconds: 8,
    result: Message,
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/user/reject/{id}',
    summary: 'Reject a pending registration and erase its personal data',
    may: 'admissions.decide',
    params: IdParams,
    result: Message,
  }),
}
