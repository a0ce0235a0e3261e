import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

/** Raises the versions of all of them. The caller has locked the students. */
export async function setPlacements(tx: Tx, students: readonly { _id: string; isPlaced: boolean }[]): Promise<void> {
  await sql`
    update student s set is_placed = v."isPlaced", version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as v (_id uuid, "isPlaced" boolean)
    where s.id = v._id`.execute(tx)
}
