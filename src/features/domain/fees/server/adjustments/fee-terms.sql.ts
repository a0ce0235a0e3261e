import { type RawBuilder, sql } from 'kysely'
import { limitOf, type Permitted } from '#shared/contract/endpoint.ts'
import { may } from '../../contract/permissions.ts'

type Terms = { listFee: RawBuilder<unknown>; concession: RawBuilder<unknown>; percent: RawBuilder<unknown> }

/**
 * Computes the amount that a caller with a limit may still take off a course: a percentage of its list fee less the
 * concession. Below zero, the concession is above the limit.
 */
export const selectLeft = ({ listFee, concession, percent }: Terms) =>
  sql<number>`(trunc(${listFee} * ${percent} / 100, 2) - (${concession}))`

/** A condition on `fee_adjustment`: it counts for the student of `enrolment as e`. */
const IS_CURRENT = sql`student_id = e.student_id and withdrawn_at is null`

const sumOfCourse = (condition: RawBuilder<boolean>) =>
  sql<number>`(select coalesce(sum(amount), 0) from fee_adjustment
    where ${IS_CURRENT} and enrolment_id = e.id and ${condition})`

/** Only the concessions of staff with a limit count (`by_hr`), at the desk or elsewhere. */
export const selectLeftOfCourse = (percent: number) =>
  selectLeft({
    listFee: sql`e.list_fee`,
    concession: sql`case when e.limit_exempt then 0 else e.list_fee - e.fee end + ${sumOfCourse(sql`by_hr`)}`,
    percent: sql`${percent}::numeric`,
  })

/** A concession is at most the fee. Who may not give discounts may lower no fee. */
export const limitOfConcessions = (actor: Permitted): number =>
  may(actor, 'fees.discount') ? Math.min(100, limitOf(actor, 'fees.discount')) : 0

export const feeTermsOfFees = {
  leftFor: (actor: Permitted) => selectLeftOfCourse(limitOfConcessions(actor)),
  discounts: sumOfCourse(sql`true`),
  hasAdjustments: sql<boolean>`exists (select from fee_adjustment where ${IS_CURRENT})`,
}
