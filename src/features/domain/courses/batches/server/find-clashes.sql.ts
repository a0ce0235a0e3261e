import { sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import type { Db } from '#shared/server/db.ts'
import type { Clash, FindClashes } from '../contract/overview.contract.ts'

const MAX_CLASHES = 20

/**
 * Reads the batches of the same trainer and those of the same room by their indexes, then compares their sessions. A
 * batch that ended before today, or before this one starts, does not clash.
 */
export async function findClashes(
  db: Db,
  { id = ABSENT_ID, trainer, room, startDate, endDate, sessions }: FindClashes,
  today: string,
): Promise<{ clashes: Clash[] }> {
  const trainerKey = trainer ? keyOf(trainer) : null
  const roomKey = room ? keyOf(room) : null
  if (sessions.length === 0 || (trainerKey === null && roomKey === null)) return { clashes: [] }
  const from = startDate > today ? startDate : today
  const { rows } = await sql<Omit<Clash, 'batch'> & { _id: string; bCode: string }>`
    select distinct b.id as _id, b.code as "bCode", t.weekday, t.start, t."end",
      case when b.trainer_key = ${trainerKey} then b.trainer end as trainer,
      case when b.room_key = ${roomKey} then b.room end as room
    from batch b
    cross join lateral jsonb_to_recordset(b.sessions) as t(weekday int, start text, "end" text)
    join jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as own(weekday int, start text, "end" text)
      on own.weekday = t.weekday and own.start < t."end" and t.start < own."end"
    where b.deleted_at is null and b.id <> ${id}
      and (b.trainer_key = ${trainerKey} or b.room_key = ${roomKey})
      and (b.end_on is null or b.end_on >= ${from}::date)
      and (${endDate ?? null}::date is null or b.start_on <= ${endDate ?? null}::date)
    order by t.weekday, t.start, b.code limit ${MAX_CLASHES}`.execute(db)
  return { clashes: rows.map(({ _id, bCode, ...clash }) => ({ batch: { _id, bCode }, ...clash })) }
}
