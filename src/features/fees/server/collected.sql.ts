import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

type Collected = { receipts: number; paid: number; modes: { mode: string; paid: number }[] }

/** The receipts of a day that are not voided. The parts of a split payment count to their own modes, largest first. */
export async function sumCollected(db: Db, day: string): Promise<Collected> {
  const { rows } = await sql<{ mode: string | null; paid: number; receipts: number }>`
    with paid as (select id, paid, pay_mode from receipt where paid_on = ${day} and voided_at is null),
    part as (select p.receipt_id, p.mode, p.amount from receipt_part p join paid r on r.id = p.receipt_id)
    select null as mode, coalesce(sum(paid), 0) as paid, count(*) as receipts from paid
    union all (
      select mode, sum(amount), 0 from (
        select mode, amount from part
        union all select pay_mode, paid from paid where pay_mode <> 'Others' or id not in (select receipt_id from part)
      ) m group by mode order by 2 desc, 1
    )`.execute(db)
  const { paid = 0, receipts = 0 } = rows.find(({ mode }) => mode === null) ?? {}
  return { receipts, paid, modes: rows.flatMap(({ mode, paid: sum }) => (mode === null ? [] : [{ mode, paid: sum }])) }
}
