import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden, AppError } from '#shared/server/errors.ts'
import type { Project, ProjectBody } from '../contract/projects.contract.ts'
import type en from '#features/portfolio/contract/messages/en.json'
import { personalTo } from './personal.ts'
import { insertProject, lockOwner } from './projects.sql.ts'

const message = messagesOf<typeof en>('portfolio')

/** A student's projects are answered all at once, to anybody: no more than this. */
export const MOST_PROJECTS = 100

export async function addProject(ctx: Ctx<Actor>, body: ProjectBody): Promise<Project> {
  const { actor, clock } = ctx
  if (body.student && body.student.toLowerCase() !== actor.id) throw forbidden()
  return inTx(ctx.db, async (tx) => {
    const owner = await lockOwner(tx, actor.id)
    if (owner?.status === 'Pending') throw new AppError(403, 'waits_for_approval', message('projectApprovalRequired'))
    // Deleted since the session was read.
    if (owner?.status !== 'Active') throw forbidden()
    if (owner.projects >= MOST_PROJECTS)
      throw new AppError(409, 'too_many', { key: message('tooManyProjects'), values: { count: MOST_PROJECTS } })
    const added = await insertProject(tx, { id: uuid(), student: actor.id, at: clock.now() }, body)
    await audit(tx, ctx, {
      action: 'project.add',
      record: 'project',
      recordId: added._id,
      after: added,
      personal: personalTo(actor.id),
    })
    return added
  })
}
