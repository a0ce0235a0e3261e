import { sql } from 'kysely'
import {
  DUE_AFTER_DAYS,
  STUDENT_COLUMNS,
  selectStudents,
  buildStudentFilter,
} from '#features/students/server/public.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import type { ListPending, PendingList } from '../contract/fees.contract.ts'

/**
 * Active or dropped students with a balance whose last payment (or joining, if there is none) is 35 or more days ago, longest
 * overdue first. The ids of the page are read from an index first, so that a late page joins only its own rows.
 */
export async function listPending(
  db: Db,
  { page, limit, search, tab }: ListPending,
  today: string,
): Promise<PendingList> {
  const matches = (await buildStudentFilter(db, search)) ?? sql<boolean>`true`
  const due = db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .where('m.due_from', '<=', addDays(today, -DUE_AFTER_DAYS))
    .where(sql<boolean>`m.paid < m.fee`)
    .where('s.status', '=', tab)
    .where(matches)
  const [students, { total }] = await Promise.all([
    selectStudents(db)
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
