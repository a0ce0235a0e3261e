import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockImport, markUndone } from './imports.sql.ts'
import { RULES_OF_KIND } from './kinds/rules-of-kind.ts'

const message = messagesOf<typeof en>('import-export')

/** Courses and batches that it created besides stay. 404: unknown. 409: not done, or a record was changed or is in use. */
export async function undoImport(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const stored = found(await lockImport(tx, id, ctx.actor))
    if (stored.state !== 'done') throw new AppError(409, 'not_done', message('notDone'))
    const rules = RULES_OF_KIND[stored.kind]
    await rules.remove(tx, id, stored, ctx.clock.now())
    await markUndone(tx, id, { at: ctx.clock.now(), by: ctx.actor.id })
    const before = Object.fromEntries(rules.counts.map((count) => [count, stored[count]]))
    await audit(tx, ctx, { action: 'import.undo', record: 'import', recordId: id, before })
    await rules.addTotals?.(tx, id, -1)
  })
  return { message: ctx.translate(ctx.language, message('undone')) }
}
