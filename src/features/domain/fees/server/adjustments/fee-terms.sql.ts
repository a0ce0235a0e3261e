import { type RawBuilder, sql } from 'kysely'

type Terms = { listFee: RawBuilder<unknown>; concession: RawBuilder<unknown> }

/**
 * Computes the amount that HR may still take off a course: a percentage of its list fee less the concession. Below
 * zero, the concession is above the limit.
 */
export const selectLeft = ({ listFee, concession }: Terms) =>
  sql<number>`(trunc(${listFee} * (select percent from discount_limit) / 100, 2) - (${concession}))`

/** A condition on `fee_adjustment`: it counts for the student of `enrolment as e`. */
const IS_CURRENT = sql`student_id = e.student_id and withdrawn_at is null`

const sumOfCourse = (condition: RawBuilder<boolean>) =>
  sql<number>`(select coalesce(sum(amount), 0) from fee_adjustment
    where ${IS_CURRENT} and enrolment_id = e.id and ${condition})`

/** The concessions of an admin do not count. */
export const LEFT_FOR_HR = selectLeft({
  listFee: sql`e.list_fee`,
  concession: sql`case when e.limit_exempt then 0 else e.list_fee - e.fee end + ${sumOfCourse(sql`by_hr`)}`,
})

export const feeTermsOfFees = {
  leftForHr: LEFT_FOR_HR,
  discounts: sumOfCourse(sql`true`),
  hasAdjustments: sql<boolean>`exists (select from fee_adjustment where ${IS_CURRENT})`,
}
