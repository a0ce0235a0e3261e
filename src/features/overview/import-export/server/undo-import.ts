import { removeImportedBatches } from '#features/domain/courses/batches/server/public.ts'
import { removeImportedCourses } from '#features/domain/courses/server/public.ts'
import { removeUnusedCategories } from '#features/domain/expenses/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { may } from '../contract/permissions.ts'
import type en from '../contract/messages/en.json'
import { listCreatedCategories, listUnused } from './import-records.sql.ts'
import { markUndone } from './import-runs.sql.ts'
import { getUndoUntil, lockImport } from './imports.sql.ts'
import { RULES_OF_KIND } from './kinds/rules-of-kind.ts'

const message = messagesOf<typeof en>('import-export')

/** The number of students that one entry of the audit trail names. */
const PER_ENTRY = 500

/**
 * Also removes courses, batches and categories that the import created besides, unless they are used. 404: unknown.
 * 403: of another user. 409: not done, more than 24 hours ago, or a record was changed or is in use.
 */
export async function undoImport(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const stored = found(await lockImport(tx, id, ctx.actor))
    if (stored.state !== 'done') throw new AppError(409, 'not_done', message('notDone'))
    if (!may(ctx.actor, 'import-export.undo-any') && stored.ownerId !== ctx.actor.id)
      throw new AppError(403, 'not_importer', message('undoByOther'))
    if (getUndoUntil(ctx, stored) === null) throw new AppError(409, 'too_late', message('undoTooLate'))
    const rules = RULES_OF_KIND[stored.kind]
    const undone = await rules.remove(tx, ctx, id, stored)
    await removeUnused(tx, id, ctx.clock.now())
    await markUndone(tx, id, { at: ctx.clock.now(), by: ctx.actor.id })
    const before = Object.fromEntries(rules.counts.map((count) => [count, stored[count]]))
    const [first = [], ...others] = toChunks(undone, PER_ENTRY)
    const entry = { action: 'import.undo', record: 'import', recordId: id } as const
    await audit(tx, ctx, { ...entry, before: { ...before, ...(first.length > 0 && { records: first }) } })
    for (const records of others) await audit(tx, ctx, { ...entry, before: { records } })
    await rules.addTotals?.(tx, id, -1)
  })
  return { message: ctx.translate(ctx.language, 'fees:importUndone') }
}

/** Courses are removed after batches, because a course may be unused once its batch is removed. */
async function removeUnused(tx: Tx, importId: string, at: Date): Promise<void> {
  await removeImportedBatches(tx, await listUnused(tx, importId, 'batch'), at)
  await removeImportedCourses(tx, await listUnused(tx, importId, 'course'), at)
  await removeUnusedCategories(tx, await listCreatedCategories(tx, importId), at)
}
