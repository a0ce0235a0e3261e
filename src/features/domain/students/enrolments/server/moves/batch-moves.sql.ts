import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

export type MarkOutside = { enrolmentId: string; day: string; batch: string }

/** Lists the marks of each course in batches other than its `batchId`, by day. */
export async function listMarksOutside(
  tx: Tx,
  courses: readonly { id: string; batchId: string }[],
): Promise<MarkOutside[]> {
  const ids = courses.map(({ id }) => id)
  const batches = courses.map(({ batchId }) => batchId)
  const { rows } = await sql<MarkOutside>`
    select e.id as "enrolmentId", o.day, b.code as batch
    from unnest(${ids}::uuid[], ${batches}::uuid[]) e (id, target)
    cross join lateral marks_outside(e.id, e.target) o
    join batch b on b.id = o.batch_id
    order by o.day, b.code`.execute(tx)
  return rows
}

/** Returns how many marks were moved to the sheets of the batch. The caller has locked the student. */
export async function moveMarks(
  tx: Tx,
  { enrolmentId, batchId, by, at }: { enrolmentId: string; batchId: string; by: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select move_marks(${enrolmentId}, ${batchId}, ${by}, ${at}) as moved`.execute(tx)
  return rows[0]!.moved
}
