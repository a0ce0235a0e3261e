import { type RawBuilder, sql } from 'kysely'
import { DUE_AFTER_DAYS } from '#features/domain/students/server/dues/public.ts'
import { andWithin, isEverybody, type Scope } from '#shared/server/scope.ts'

/**
 * Selects from the kept sums by day, which are those of everybody, or computes the sums of receipts, refunds and
 * balances within the scope. Use: `from ${feeDays(scope)}`.
 */
export const feeDays = (scope: Scope): RawBuilder<unknown> =>
  isEverybody(scope)
    ? sql`daily_total`
    : sql`(
      select 'receipt' as kind, paid_on as day, count(*) as n, sum(paid) as amount
      from receipt where voided_at is null ${andWithin(scope, 'student_id')} group by 2
      union all
      select 'refund', refunded_on, count(*), sum(amount)
      from refund where voided_at is null ${andWithin(scope, 'student_id')} group by 2
      union all
      select 'due ' || s.status, m.due_from + ${sql.lit(DUE_AFTER_DAYS)}, count(*), sum(m.fee - m.paid)
      from student_account m join student s on s.id = m.student_id
      where m.paid < m.fee and m.due_amount is null and s.status in ('Active', 'Disable') ${andWithin(scope, 's.id')}
      group by 1, 2
    ) daily_total`
