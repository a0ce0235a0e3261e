import { sql } from 'kysely'
import { DUE_AFTER_DAYS, STUDENT_COLUMNS, studentRows, studentsFoundBy } from '#features/students/server/public.ts'
import { dayAfter } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import type { ListPending, PendingList } from '../contract/fees.contract.ts'

/**
 * Students, dropped ones too, who owe and whose last receipt (or joining, where there is none) is 35 or more days ago; longest
 * overdue first. Who stands on the page is read off the index, so that a page joins no more than its own rows.
 */
export async function listPending(db: Db, { page, limit, search }: ListPending, today: string): Promise<PendingList> {
  const found = search === '' ? sql<boolean>`true` : await studentsFoundBy(db, search)
  const due = db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .where('m.due_from', '<=', dayAfter(today, -DUE_AFTER_DAYS))
    .where(sql<boolean>`m.paid < m.fee`)
    .where(sql<boolean>`s.status in ('Active', 'Disable')`)
    .where(found)
  const [students, { total }] = await Promise.all([
    studentRows(db)
      .select(STUDENT_COLUMNS)
      .select('m.due_from as lastDate')
      .where('s.id', 'in', () =>
        due
          .select('s.id')
          .orderBy('m.due_from')
          .orderBy('m.student_id')
          .limit(limit)
          .offset((page - 1) * limit),
      )
      .orderBy('m.due_from')
      .orderBy('m.student_id')
      .execute(),
    due.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { students, total }
}
