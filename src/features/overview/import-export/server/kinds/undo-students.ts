import { deleteAccessLinks } from '#features/domain/admissions/server/public.ts'
import { IMPORT_UNDONE } from '#features/domain/fees/contract/void-reasons.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { insertDeletions } from '#shared/server/deletions.sql.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { listReceipts, lockStudents, undoImported } from './imported-students.sql.ts'
import { assertUntouched, type UndoneStudent } from './kind-rules.ts'

/** A statement has at most this many students. */
const CHUNK = 100

/**
 * Marks the students as Deleted for good and voids their receipts, so that printed ones stay known. Returns the
 * students with the numbers of their receipts. 409: one of them was changed or is in use.
 */
export async function undoStudents(tx: Tx, ctx: Ctx<Actor>, importId: string): Promise<UndoneStudent[]> {
  const students = await lockStudents(tx, importId)
  await assertUntouched(tx, importId, 'student')
  const ids = students.map(({ id }) => id)
  await deleteAccessLinks(tx, ids)
  const undone: UndoneStudent[] = []
  for (const chunk of toChunks(students, CHUNK)) {
    const some = chunk.map(({ id }) => id)
    undone.push(...(await listReceipts(tx, some)))
    await insertDeletions(
      tx,
      ctx,
      chunk.map(({ id, status }) => ({ id, record: 'student', statusBefore: status })),
    )
    await undoImported(tx, importId, some, { by: ctx.actor.id, at: ctx.clock.now(), reason: IMPORT_UNDONE })
  }
  return undone
}
