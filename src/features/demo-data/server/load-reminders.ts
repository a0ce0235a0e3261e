import { sql } from 'kysely'
import { getToday } from '#features/institute/server/public.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Tx } from '#shared/server/db.ts'

const COUNT = 6

/** A few students who owe for the longest time were reminded two days ago, and so was the student given. */
export async function loadReminders(tx: Tx, clock: Clock, by: string, studentId: string): Promise<void> {
  const today = await getToday(tx, clock)
  await sql`
    insert into reminder (student_id, day, channel, state, sent_by, at)
    select student_id, ${today}::date - 2, 'WhatsApp', 'sent', ${by}::uuid, ${clock.now()}::timestamptz - interval '2 days'
    from student_account where paid < fee
    order by student_id = ${studentId}::uuid desc, due_from, student_id
    limit ${COUNT}`.execute(tx)
}
