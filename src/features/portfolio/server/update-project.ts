import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden } from '#shared/server/errors.ts'
import type { Project, ProjectChange } from '../contract/projects.contract.ts'
import type en from '#features/portfolio/contract/messages/en.json'
import { personalTo } from './personal.ts'
import { lockProject, updateProject as update } from './projects.sql.ts'

const message = messagesOf<typeof en>('portfolio')

/** Another's project, or an absent one, is 403. */
export async function updateProject(ctx: Ctx<Actor>, id: string, change: ProjectChange): Promise<Project> {
  const { actor } = ctx
  if (change.student && change.student.toLowerCase() !== actor.id) throw forbidden()
  return inTx(ctx.db, async (tx) => {
    const before = await lockProject(tx, id, actor.id)
    if (!before) throw forbidden(message('projectNotYours'))
    checkVersion(ctx, before.version, before)
    const after = await update(tx, id, change)
    await audit(tx, ctx, {
      action: 'project.update',
      record: 'project',
      recordId: id,
      before,
      after,
      personal: personalTo(actor.id),
    })
    return after
  })
}
