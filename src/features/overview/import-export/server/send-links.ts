import { queueAccessLinks } from '#features/domain/admissions/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { type Import, MAX_LINKS } from '../contract/imports.contract.ts'
import type en from '../contract/messages/en.json'
import { toImport } from './find-import.ts'
import { lockImport } from './imports.sql.ts'
import { countLinks, selectStudentsToLink } from './import-links.sql.ts'

const message = messagesOf<typeof en>('import-export')

/**
 * Queues an email for each student without a password who has got none, at most `MAX_LINKS`. `sendQueuedLinks` sends
 * them. 404: unknown. 409: no finished import of students, or mail is not set up.
 */
export async function sendLinks(ctx: Ctx<Actor>, id: string): Promise<Import> {
  return inTx(ctx.db, async (tx) => {
    const stored = found(await lockImport(tx, id, ctx.actor))
    if (stored.state !== 'done' || stored.kind !== 'students') throw new AppError(409, 'not_done', message('notDone'))
    if ((await countLinks(tx, id)).open > 0) {
      if (!ctx.mail.isSetUp) throw new AppError(409, 'mail_missing', message('mailMissing'))
      const links = { origin: ctx.origin, by: ctx.actor.id, at: ctx.clock.now() }
      const emails = await queueAccessLinks(tx, selectStudentsToLink(tx, id, MAX_LINKS), links)
      await audit(tx, ctx, { action: 'import.links', record: 'import', recordId: id, after: { emails } })
    }
    return toImport(tx, ctx, stored)
  })
}
