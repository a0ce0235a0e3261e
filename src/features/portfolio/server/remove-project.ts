import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden } from '#shared/server/errors.ts'
import type en from '#features/portfolio/contract/messages/en.json'
import { personalTo } from './personal.ts'
import { deleteProject, lockProject } from './projects.sql.ts'

const message = messagesOf<typeof en>('portfolio')

/** Another's project, or an absent one, is 403. */
export async function removeProject(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  const { actor } = ctx
  await inTx(ctx.db, async (tx) => {
    const before = await lockProject(tx, id, actor.id)
    if (!before) throw forbidden(message('projectNotYours'))
    checkVersion(ctx, before.version, before)
    await deleteProject(tx, id)
    await audit(tx, ctx, {
      action: 'project.remove',
      record: 'project',
      recordId: id,
      before,
      personal: personalTo(actor.id),
    })
  })
  return { message: ctx.translate(ctx.language, message('projectRemoved')) }
}
