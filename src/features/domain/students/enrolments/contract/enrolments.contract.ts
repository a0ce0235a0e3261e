import * as z from 'zod/mini'
import { moveShape } from '#features/domain/courses/batches/contract/move-shape.ts'
import { seatShape } from '#features/domain/courses/batches/contract/seat-shape.ts'
import {
  endsAfterJoining,
  feeReasonShape,
  STUDENT_FIELDS,
} from '#features/domain/students/contract/students.contract.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, type Fields, personalFields, recordShape } from '#shared/contract/record-fields.ts'
import { blankable, body, day, IdParams, lines } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('enrolments')

const { course, batch, cduration, mode, fee, joiningDate, endDate, isCompleted } = STUDENT_FIELDS

/** The fields are in the order of the audit trail. */
export const ENROLMENT_FIELDS = {
  course,
  batch,
  cduration,
  mode,
  fee: { ...fee, label: 'enrolments:fee' },
  joiningDate,
  endDate,
  isCompleted,
} satisfies Fields

export const ENDING_FIELDS = {
  endDate: { ...endDate, required: 'always' },
  isCompleted,
  reason: { label: 'words:reason', personal: true, required: 'optional', input: lines(300) },
} satisfies Fields
export const endingPersonalFields = personalFields(ENDING_FIELDS)

export const Enrolment = z.object({
  _id: z.string(),
  student: z.string(),
  ...recordShape(ENROLMENT_FIELDS),
  /** Its fields are the flat fields of the student: the newest that is not ended, else the newest. */
  newest: z.boolean(),
  /** The student is not marked after `endDate`. Without this, `endDate` is only the planned end. */
  ended: z.boolean(),
  /** The fee of the course when it was chosen. */
  listFee: z.number(),
  /** Why the fee is lower, for staff. */
  feeReason: z.nullable(z.string()),
  /** The first day in the batch; null from joining. */
  batchSince: z.nullable(z.string()),
  /** Earlier ones of this course, oldest first. */
  formerBatches: z.array(z.object({ batch: z.string(), firstDay: z.string(), lastDay: z.string() })),
  /** Why it was ended. */
  reason: z.nullable(z.string()),
  /** It was never used and is not the only one, so that it can be removed. */
  removable: z.boolean(),
  version: z.number(),
})
export type Enrolment = z.infer<typeof Enrolment>

export const EnrolmentList = z.object({ enrolments: z.array(Enrolment), total: z.number() })
export type EnrolmentList = z.infer<typeof EnrolmentList>

/** A request body may contain them. They are ignored, so that a client may send a whole record back. */
const READ_ONLY_NAMES = Object.keys(Enrolment.shape).filter((name) => !(name in feeReasonShape))

export const EnrolmentBody = body(
  { ...creationShape(ENROLMENT_FIELDS), isCompleted: blankable(isCompleted.input), ...feeReasonShape, ...seatShape },
  READ_ONLY_NAMES,
).check(endsAfterJoining)
export type EnrolmentBody = z.output<typeof EnrolmentBody>

export const EnrolmentChange = body(
  { ...changeShape(ENROLMENT_FIELDS), ...feeReasonShape, ...seatShape, ...moveShape },
  READ_ONLY_NAMES,
).check(endsAfterJoining)
export type EnrolmentChange = z.output<typeof EnrolmentChange>

export const EnrolmentEnd = body({
  endDate: day(),
  isCompleted: isCompleted.input,
  reason: blankable(lines(300)),
}).check(
  z.refine(({ isCompleted: completed, reason }) => completed === 'yes' || Boolean(reason), {
    error: message('reasonMissing'),
    path: ['reason'],
  }),
)
export type EnrolmentEnd = z.output<typeof EnrolmentEnd>

export const enrolmentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/enrolment/{id}',
    summary: "A student's courses: those that are not ended, then the others, each newest first",
    may: 'students.read',
    params: IdParams,
    result: EnrolmentList,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/enrolment/{id}',
    summary: 'Add a course to an active student; its fee is added to the total fee',
    may: 'students.edit',
    params: IdParams,
    body: EnrolmentBody,
    status: 201,
    idempotent: 'day',
    result: Enrolment,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/enrolment/{id}',
    summary: 'Change a course of a student, for example its batch; without an end date, an ended course is open again',
    may: 'students.edit',
    params: IdParams,
    body: EnrolmentChange,
    result: Enrolment,
  }),
  end: endpoint({
    method: 'PUT',
    path: '/api/enrolment/end/{id}',
    summary: 'End a course of a student: the student is not marked after that day',
    may: 'students.edit',
    params: IdParams,
    body: EnrolmentEnd,
    result: Enrolment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/enrolment/{id}',
    summary: 'Remove a course that was added by mistake: without receipts, refunds, marks, certificates and discounts',
    may: 'students.edit',
    params: IdParams,
    result: z.object({ message: z.string(), student: z.string() }),
  }),
}
