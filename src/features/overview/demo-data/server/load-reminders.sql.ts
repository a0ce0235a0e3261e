import { sql } from 'kysely'
import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Tx } from '#shared/server/db.ts'

const COUNT = 6

/** Adds reminders of two days ago for the given student and a few who owe for the longest time. */
export async function loadReminders(tx: Tx, clock: Clock, by: string, studentId: string): Promise<void> {
  const today = await getToday(tx, clock)
  await sql`
    insert into reminder (student_id, day, channel, state, sent_by, at)
    select student_id, ${today}::date - 2, 'WhatsApp', 'sent', ${by}::uuid, ${clock.now()}::timestamptz - interval '2 days'
    from student_account where paid < fee
    order by student_id = ${studentId}::uuid desc, due_from, student_id
    limit ${COUNT}`.execute(tx)
}

/** Adds notices to parents with a number, for the absences of the last day before today that has marks. */
export async function loadAbsenceNotices(tx: Tx, clock: Clock, by: string): Promise<void> {
  const today = await getToday(tx, clock)
  await sql`
    insert into absence_notice (student_id, day, sheet_id, sent_by, at)
    select k.student_id, k.day, k.sheet_id, ${by}::uuid, ${clock.now()}::timestamptz - interval '1 day'
    from attendance_mark k join student s on s.id = k.student_id
    where not k.present and s.parent_contact is not null
      and k.day = (select max(day) from attendance_sheet where day < ${today}::date)`.execute(tx)
}
