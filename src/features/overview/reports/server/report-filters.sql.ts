import { type RawBuilder, sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import type { ReportQuery } from '../contract/reports.contract.ts'
import type { Group } from '../contract/reports.search.ts'

export type Filters = ReportQuery & { scope: Scope; from: string; to: string; today: string }

export const joinByAnd = (conditions: RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** Lists conditions on `enrolment as e`. Empty without a filter, so that the enrolments need not be read. */
export function filterCourses({ course, batch }: Pick<Filters, 'course' | 'batch'>): RawBuilder<unknown>[] {
  return [
    ...(course === undefined ? [] : [sql`e.course_id in (select id from course where name_key = ${keyOf(course)})`]),
    ...(batch === undefined ? [] : [sql`e.batch_id in (select id from batch where code_key = ${keyOf(batch)})`]),
  ]
}

/** The course or batch of `enrolment as e`, as the key of a row. */
export const courseOrBatch = (by: Group) => (by === 'course' ? sql`e.course_id` : sql`e.batch_id`)

/** The name of the row of `report as f` with a key. */
export const NAME_OF: Record<Group, RawBuilder<string>> = {
  day: sql`f.key`,
  month: sql`f.key`,
  mode: sql`f.key`,
  clerk: sql`(select name from account where id = nullif(f.key, '')::uuid)`,
  course: sql`(select name from course where id = f.key::uuid)`,
  batch: sql`(select code from batch where id = f.key::uuid)`,
}

/** Selects every month of the period, as `2026-11`. */
export const monthsOf = ({ from, to }: Filters) => sql`
  select to_char(month, 'YYYY-MM') as key from generate_series(date_trunc('month', ${from}::date), ${to}::date, '1 month') month`

/** Selects the received amounts by course, and refunds as negative amounts. */
export const selectMoney = ({ scope, from, to }: Pick<Filters, 'scope' | 'from' | 'to'>) => sql`
  select r.paid_on as day, r.student_id, coalesce(s.enrolment_id, r.enrolment_id) as enrolment_id, coalesce(s.amount, r.paid) as amount
  from receipt r left join receipt_settlement s on s.receipt_id = r.id
  where r.voided_at is null and r.paid_on between ${from} and ${to} ${andWithin(scope, 'r.student_id')}
  union all
  select refunded_on, student_id, enrolment_id, -amount from refund
  where voided_at is null and refunded_on between ${from} and ${to} ${andWithin(scope, 'student_id')}`

/** Sorted by name in the caller's language. */
export async function listClerks({ db, language }: Ctx): Promise<{ _id: string; name: string }[]> {
  const clerks = await db
    .selectFrom('account')
    .select(['id as _id', 'name'])
    .where('role', 'in', ['hr', 'admin'])
    // True of all staff. The index of emails has this condition.
    .where('state', '<>', 'deleted')
    .execute()
  const { compare } = new Intl.Collator(language)
  return clerks.toSorted((a, b) => compare(a.name, b.name))
}
