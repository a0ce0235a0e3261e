import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

/** Lists courses that began before the day, those of the student first. */
export function listUnpaidCourses(tx: Tx, studentId: string, { before, limit }: { before: string; limit: number }) {
  return tx
    .selectFrom('enrolment as e')
    .innerJoin('student as s', 's.id', 'e.student_id')
    .innerJoin('student_account as m', 'm.student_id', 's.id')
    .select(['e.id', sql<number>`m.fee - m.paid`.as('left')])
    .where('s.status', '=', 'Active')
    .whereRef('m.paid', '<', 'm.fee')
    .where('e.joining_on', '<', before)
    .orderBy(sql`s.id = ${studentId}`, 'desc')
    .orderBy('e.joining_on', 'desc')
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

export async function getStaff<Role extends 'hr' | 'admin'>(tx: Tx, { role, email }: { role: Role; email: string }) {
  const row = await tx.selectFrom('account').select(['id', 'name']).where('email', '=', email).executeTakeFirstOrThrow()
  return { ...row, role }
}

export async function findDemoStudent(tx: Tx): Promise<{ id: string; paid: number; pending: number } | undefined> {
  return tx
    .selectFrom('student as s')
    .innerJoin('student_account as m', 'm.student_id', 's.id')
    .select(['s.id', 'm.paid', sql<number>`m.fee - m.paid`.as('pending')])
    .where('s.status', '=', 'Active')
    .where('m.paid', '>', 0)
    .whereRef('m.paid', '<', 'm.fee')
    .orderBy(
      (eb) => eb.exists(eb.selectFrom('project as p').select('p.id').whereRef('p.student_id', '=', 's.id')),
      'desc',
    )
    .orderBy(
      (eb) => eb.exists(eb.selectFrom('portfolio as l').select('l.id').whereRef('l.student_id', '=', 's.id')),
      'desc',
    )
    .orderBy(
      (eb) =>
        eb
          .selectFrom('attendance_mark as a')
          .select(({ fn }) => fn.countAll().as('n'))
          .whereRef('a.student_id', '=', 's.id'),
      'desc',
    )
    .limit(1)
    .executeTakeFirst()
}

export async function hasStudents(tx: Tx): Promise<boolean> {
  const student = await tx.selectFrom('student').select('id').limit(1).executeTakeFirst()
  return student !== undefined
}

export async function setLastVoucher(tx: Tx, financialYear: string, last: number): Promise<void> {
  await tx
    .insertInto('expense_voucher_series')
    .values({ financial_year: financialYear, last })
    .onConflict((conflict) => conflict.column('financial_year').doUpdateSet({ last }))
    .execute()
}

export async function setLastReceipt(tx: Tx, financialYear: string, last: number): Promise<void> {
  await tx
    .insertInto('receipt_series')
    .values({ financial_year: financialYear, last })
    .onConflict((conflict) => conflict.column('financial_year').doUpdateSet({ last }))
    .execute()
}
