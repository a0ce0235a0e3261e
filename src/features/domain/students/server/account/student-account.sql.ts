import { sql } from 'kysely'
import { compileOnce } from '#shared/server/compile-once.ts'
import type { Tx } from '#shared/server/db.ts'
import { DUE_AFTER_DAYS } from '../dues/due-and-late.sql.ts'
import { accountParts } from './account-parts.ts'

/** Locks the row of `student_account` and its shard of the totals, but not the student. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await sql`select lock_student_account(${id})`.execute(tx)
}

/** With a plan or several courses, the next due amount is computed from what the receipts settled. */
export async function recomputeAccount(tx: Tx, id: string): Promise<void> {
  const [account] = await updateAccount(tx, id)
  if (account?.isDated) await recomputeNextDue(tx, id)
}

const isDated = (id: string) => sql<boolean>`exists (select from enrolment e where e.student_id = ${id}
  and (e.n > 1 or ${accountParts.get().hasPlan(sql`e.id`)}))`

/** `isDated`: the student has a plan or several courses, or had a plan when the next due amount was computed. */
const updateAccount = compileOnce(
  (_db, id: string) => sql<{ isDated: boolean }>`
    update student_account m set fee = t.fee, paid = t.paid, due_from = t.due_from,
      version = m.version + ((m.fee, m.paid) is distinct from (t.fee, t.paid))::int
    from (${accountParts.get().selectSums(id)}) t
    where m.student_id = ${id}
    returning m.due_amount is not null or ${isDated(id)} as "isDated"`,
)

/**
 * Changes nothing for a student with one course without a plan. Each course without a plan is due on a day of its own.
 */
async function recomputeNextDue(tx: Tx, id: string): Promise<void> {
  await sql`
    with due as materialized (${accountParts.get().selectOpen(id)}),
    planned as (select day, amount from due where is_planned order by day limit 1),
    unplanned as (select day, amount from due where not is_planned order by day limit 1)
    update student_account m set due_from = coalesce(u.day - ${sql.lit(DUE_AFTER_DAYS)}, m.due_from),
      planned_due_on = case when p.day <= u.day or u.day is null then p.day end,
      due_amount = case when p.day < u.day or u.day is null then p.amount
        when p.day = u.day then p.amount + u.amount else u.amount end
    from (select ${isDated(id)} as is_dated) one
      left join planned p on is_dated left join unplanned u on is_dated
    where m.student_id = ${id} and (m.due_amount is not null or is_dated)`.execute(tx)
}

/** Creates the accounts of students who were just inserted, with one enrolment and their first payments. */
export async function insertStudentAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`insert into student_account (student_id, fee, paid, due_from) ${accountParts.get().selectFirstSums(ids)}`.execute(
    tx,
  )
}

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
