import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '#shared/server/compile-once.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Settlement } from '../../contract/fees.contract.ts'
import { selectDues } from '../dues/student-dues.sql.ts'

/** `dueDate` is that of an instalment, or null if the course has no plan. */
export type NewSettlement = { enrolment: string; dueDate: string | null; amount: number }

type Payment = { studentId: string; amount: number; enrolment: string | null }

/**
 * Splits a payment of at most the balance. It settles the named course first, then the others, each time the oldest
 * amount first. The account is locked and contains neither the payment nor its receipt.
 */
export const planSettlement = compileOnce(
  (_db: Db, payment: Payment) => sql<NewSettlement>`
    select enrolment_id as enrolment, due_on as "dueDate", least(open, ${payment.amount}::numeric(12, 2) - before) as amount
    from (
      select *, sum(open) over oldest - open as before, row_number() over oldest as place
      from (
        select *, amount - settled as open, coalesce(enrolment_id = ${payment.enrolment}::uuid, false) as is_named
        from (${selectDues(sql`${payment.studentId}::uuid`)}) d
      ) d
      where open > 0
      window oldest as (order by is_named desc, sort_on, course_n, n)
    ) d
    where before < ${payment.amount}::numeric(12, 2)
    order by place`,
)

/** `after` is the number of rows that the receipt has. */
export async function insertSettlements(
  tx: Tx,
  receiptId: string,
  rows: readonly NewSettlement[],
  after = 0,
): Promise<void> {
  const [first, ...others] = rows
  if (!first) return
  await insertOne(tx, receiptId, { ...first, n: after + 1 })
  for (const [index, row] of others.entries()) await insertOne(tx, receiptId, { ...row, n: after + 2 + index })
}

const insertOne = compileOnce((db, receiptId: string, row: NewSettlement & { n: number }) =>
  db.insertInto('receipt_settlement').values({
    receipt_id: receiptId,
    n: row.n,
    enrolment_id: row.enrolment,
    due_on: row.dueDate,
    amount: row.amount,
  }),
)

/** A higher amount settles more, the course of the receipt first; a lower one settles less of what was settled last. */
export async function resettle(
  tx: Tx,
  receipt: { id: string; studentId: string; enrolment: string; before: number; paid: number },
): Promise<void> {
  const { id, studentId, enrolment, before, paid } = receipt
  const rows = await tx
    .selectFrom('receipt_settlement')
    .select(['n', 'enrolment_id as enrolment', 'due_on as dueDate'])
    .select(
      sql<number>`greatest(0, least(amount, ${paid}::numeric(12, 2) - sum(amount) over (order by n) + amount))`.as(
        'amount',
      ),
    )
    .where('receipt_id', '=', id)
    .orderBy('n')
    .execute()
  if (paid > before) {
    const amount = (Math.round(paid * 100) - Math.round(before * 100)) / 100
    return insertSettlements(tx, id, await planSettlement(tx, { studentId, amount, enrolment }), rows.at(-1)?.n ?? 0)
  }
  await tx.deleteFrom('receipt_settlement').where('receipt_id', '=', id).execute()
  await insertSettlements(
    tx,
    id,
    rows.filter(({ amount }) => amount > 0),
  )
}

export const selectSettled = (receiptId: RawBuilder<unknown>) =>
  sql<Settlement[]>`coalesce((
    select json_agg(json_build_object('course', c.name, 'batch', b.code, 'dueDate', s.due_on, 'amount', s.amount) order by s.n)
    from receipt_settlement s join enrolment e on e.id = s.enrolment_id join course c on c.id = e.course_id
      join batch b on b.id = e.batch_id
    where s.receipt_id = ${receiptId}), '[]')`
