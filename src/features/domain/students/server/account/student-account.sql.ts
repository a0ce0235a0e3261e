import { sql } from 'kysely'
import { compileDeferred, compileOnce } from '#shared/server/compile-once.ts'
import type { Tx } from '#shared/server/db.ts'
import { recomputeNextDue } from '../dues/student-dues.sql.ts'

/**
 * Locks the row of `student_account` and its shard of the totals, but not the student. The lock is deferred to the next
 * statement.
 */
export const lockAccount = compileDeferred((_db, id: string) => sql`select lock_student_account(${id})`)

/**
 * The fee is the sum of the enrolments' fees minus discounts and write-offs, the paid amount is that of receipts minus
 * refunds. Payments and write-offs settle the oldest course first: the amount due counts from the last payment or from
 * joining the first course that is not settled, whichever is later. A payment before the first joining date counts.
 * With a plan or several courses, the next due amount is computed from what the receipts settled.
 */
export async function recomputeAccount(tx: Tx, id: string): Promise<void> {
  const [account] = await updateAccount(tx, id)
  if (account?.isDated) await recomputeNextDue(tx, id)
}

/** `isDated`: the student has a plan or several courses, or had a plan when the next due amount was computed. */
const updateAccount = compileOnce(
  (_db, id: string) => sql<{ isDated: boolean }>`
    update student_account m set fee = t.fee, paid = t.paid, due_from = t.due_from,
      version = m.version + ((m.fee, m.paid) is distinct from (t.fee, t.paid))::int
    from (
      select sum(e.fee) over () - r.written_off as fee, r.paid,
        case when e.n = 1 then coalesce(r.last, e.joining_on) else greatest(r.last, e.joining_on) end as due_from,
        sum(e.fee) over (order by e.n) <= r.paid + r.written_off as is_settled, e.n
      from (
        select student_id, n, joining_on, fee - coalesce((select sum(amount) from fee_adjustment d
          where d.student_id = ${id} and d.enrolment_id = o.id and d.withdrawn_at is null), 0) as fee
        from enrolment o
      ) e, (
        select coalesce(sum(paid), 0)
            - (select coalesce(sum(amount), 0) from refund where student_id = ${id} and voided_at is null) as paid,
          max(paid_on) as last,
          (select coalesce(sum(amount), 0) from fee_adjustment w
            where w.student_id = ${id} and w.kind = 'Write-off' and w.withdrawn_at is null) as written_off
        from receipt where student_id = ${id} and voided_at is null
      ) r
      where e.student_id = ${id}
      order by is_settled, case when sum(e.fee) over (order by e.n) <= r.paid + r.written_off then -e.n else e.n end
      limit 1
    ) t
    where m.student_id = ${id}
    returning m.due_amount is not null
      or exists (select from enrolment e where e.student_id = ${id}
        and (e.n > 1 or exists (select from fee_plan_row p where p.enrolment_id = e.id))) as "isDated"`,
)

export async function insertDeclaredPayment(
  tx: Tx,
  id: string,
  { fee, Paidfee, payMode }: { fee: number; Paidfee: number; payMode: string },
): Promise<void> {
  await tx.insertInto('declared_payment').values({ student_id: id, fee, paid: Paidfee, pay_mode: payMode }).execute()
}

export async function setDeclaredFee(tx: Tx, id: string, fee: number): Promise<void> {
  await tx.updateTable('declared_payment').set({ fee }).where('student_id', '=', id).execute()
}

export async function deleteDeclaredPayment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('declared_payment').where('student_id', '=', id).execute()
}
