import { sql } from 'kysely'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import { feeDays } from './fee-days.sql.ts'

type Collected = { receipts: number; paid: number; modes: { mode: string; paid: number }[] }

/**
 * Sums the receipts of a day that are not voided. The parts of a split payment count to their own modes, largest first.
 */
export async function sumCollected(db: Db, scope: Scope, day: string): Promise<Collected> {
  const rows = await selectCollected(db, scope, day)
  const { paid = 0, receipts = 0 } = rows.find(({ mode }) => mode === null) ?? {}
  return { receipts, paid, modes: rows.flatMap(({ mode, paid: sum }) => (mode === null ? [] : [{ mode, paid: sum }])) }
}

const selectCollected = compileForScopes(
  (_db, scope, day: string) => sql<{ mode: string | null; paid: number; receipts: number }>`
    with paid as (
      select coalesce(p.mode, r.exact_mode, r.pay_mode) as mode, coalesce(p.amount, r.paid) as amount
      from receipt r left join lateral (
        select mode, amount from receipt_part where receipt_id = r.id and r.pay_mode = 'Others' offset 0
      ) p on true
      where r.paid_on = ${day} and r.voided_at is null ${andWithin(scope, 'r.student_id')}
    )
    select null as mode, coalesce(sum(amount), 0) as paid, coalesce(sum(n), 0) as receipts
    from ${feeDays(scope)} where kind = 'receipt' and day = ${day}
    union all (select mode, sum(amount), 0 from paid group by mode order by 2 desc, 1)`,
)
