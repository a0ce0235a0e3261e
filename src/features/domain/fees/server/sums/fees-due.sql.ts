import { sql } from 'kysely'
import { AGES } from '#features/domain/students/contract/days-late.ts'
import { countDaysLate, DUE_DATE, hasAge, isDue, isLate } from '#features/domain/students/server/dues/public.ts'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import type { FeesDue } from '../../contract/fees-due.ts'
import { feeDays } from './fee-days.sql.ts'
import { selectDuePlans } from './pending-fees.sql.ts'
import { selectDues } from '../dues/student-dues.sql.ts'

/**
 * Sums the amounts that are due of active students, the late part of them, and the amounts by age. Without a plan the
 * whole balance has one due date, and the sums by due date are kept; only plans need the rows of `selectDues`.
 */
export async function sumFeesDue(db: Db, scope: Scope, today: string): Promise<FeesDue> {
  const rows = await selectSums(db, scope, today)
  const sums = rows.filter(({ age }) => age === null)
  const due = sums.find(({ late }) => late === null)
  const late = sums.find((row) => row.late === true)
  return {
    due: { students: due?.students ?? 0, amount: due?.amount ?? 0 },
    late: { students: late?.students ?? 0, amount: late?.amount ?? 0, longest: late?.longest ?? 0 },
    ages: rows.flatMap(({ age, amount }) => (age === null ? [] : [{ age, amount }])),
  }
}

type Row = FeesDue['late'] & { age: FeesDue['ages'][number]['age'] | null; late: boolean | null }

/** A student counts on the oldest due date, each amount on its own. */
const selectSums = compileForScopes((db, scope, today: string) => {
  const plans = selectDuePlans(db, scope, today).where('s.status', '=', 'Active')
  const day = sql`day`
  return sql<Row>`
    with plan as materialized (${plans.select(['m.student_id', DUE_DATE.as('day')])}), due as (
      select day, n, amount from ${feeDays(scope)} where kind = 'due Active' and ${isDue(today, day)}
      union all
      select day, 1, 0 from plan
      union all
      select day, 0, amount - settled from (${selectDues(sql`select student_id from plan`)}) d where ${isDue(today, day)}
    ), dated as (
      select day, sum(n) as n, sum(amount) as amount, ${isLate(today, day)} as late,
        case ${sql.join(
          AGES.map((age) => sql`when ${hasAge(age, today, day)} then ${sql.lit(age)}`),
          sql` `,
        )} else 'today' end as age
      from due group by day having sum(amount) > 0
    )
    select age, late, coalesce(sum(n), 0) as students, coalesce(sum(amount), 0) as amount,
      coalesce(max(${countDaysLate(today, day)}), 0) as longest
    from dated group by grouping sets ((age), (late), ()) order by min(day) desc`
})
