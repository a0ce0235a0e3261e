import * as z from 'zod/mini'
import { MAX_INSTALMENTS } from '#features/domain/courses/contract/courses.contract.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { blankable, body, day, IdParams, positiveRupees, wholeNumber } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('plans')

export const MAX_ROWS = MAX_INSTALMENTS

const amount = positiveRupees(message('amountMissing'), 'fees:amountNotPositive')

export const PlanBody = body({
  rows: z
    .array(z.strictObject({ dueDate: day(message('dateMissing')), amount }), 'shared:required')
    .check(z.maxLength(MAX_ROWS, message('tooManyRows')), ({ value, issues }) => {
      for (const [index, { dueDate }] of value.entries())
        if (index > 0 && dueDate <= value[index - 1]!.dueDate)
          issues.push({ code: 'custom', path: [index, 'dueDate'], message: message('notAfter'), input: dueDate })
    }),
})
export type PlanBody = z.output<typeof PlanBody>

/**
 * A registration and an approval have these fields. Without a number there is no plan; without a date, the first
 * instalment is due on the joining date, or a month later if a part is paid.
 */
export const newPlanShape = {
  instalments: blankable(wholeNumber({ min: 1, max: MAX_ROWS })),
  firstDue: blankable(day()),
}
export type NewPlan = { instalments?: number | null | undefined; firstDue?: string | null | undefined }

const PlanRow = z.object({ dueDate: z.string(), amount: z.number(), paid: z.number(), left: z.number() })
export type PlanRow = z.infer<typeof PlanRow>

export const CoursePlan = z.object({
  enrolment: z.string(),
  student: z.string(),
  course: z.string(),
  batch: z.string(),
  /** Less discounts. */
  fee: z.number(),
  /** The part of the fee that payments and write-offs have settled, and the part that is left to pay and to plan. */
  paid: z.number(),
  left: z.number(),
  /** By date. Empty without a plan. If the fee has changed since, the last rows contain the difference. */
  rows: z.array(PlanRow),
  /** The number of instalments that the course proposes. */
  proposed: z.nullable(z.number()),
  /** The fee less the sum of the plan as it was made. */
  difference: z.number(),
  /** 0 without a plan. */
  version: z.number(),
})
export type CoursePlan = z.infer<typeof CoursePlan>

export const StudentPlan = z.object({
  /** Newest course first. */
  plans: z.array(CoursePlan),
  /** The next due date, and the amount that is left to pay on it. The date is null if nothing is pending. */
  dueDate: z.nullable(z.string()),
  dueAmount: z.number(),
  /** The amount that is due up to today, and the part of it that was due before. */
  due: z.number(),
  late: z.number(),
})
export type StudentPlan = z.infer<typeof StudentPlan>

export const plansApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/plan/{id}',
    summary: "When a student's fees are due: the plan of each course, the next due date, what is due and what is late",
    may: 'fees.read',
    params: IdParams,
    result: StudentPlan,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/plan/{id}',
    summary:
      'Plan what is left to pay for a course (`_id` of the enrolment); what is paid is kept. Without rows, the plan is removed',
    may: 'fees.plan',
    params: IdParams,
    body: PlanBody,
    result: CoursePlan,
  }),
}
