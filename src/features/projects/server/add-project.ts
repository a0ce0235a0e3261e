import { v7 as uuid } from 'uuid'
import { sayFrom } from '#shared/contract/say.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden, Refusal } from '#shared/server/errors.ts'
import type { Project, ProjectBody } from '../contract/projects.contract.ts'
import type en from '../contract/words/en.json'
import { personalTo } from './personal.ts'
import { insertProject, lockOwner } from './projects.sql.ts'

const say = sayFrom<typeof en>('projects')

/** A student's projects are answered all at once, to anybody: no more than this. */
export const MOST_PROJECTS = 100

export async function addProject(ctx: Ctx<Actor>, body: ProjectBody): Promise<Project> {
  const { actor, clock } = ctx
  if (body.student && body.student.toLowerCase() !== actor.id) throw forbidden()
  return inTx(ctx.db, async (tx) => {
    const owner = await lockOwner(tx, actor.id)
    if (owner?.status === 'Pending') throw new Refusal(403, 'waits_for_approval', say('waitsForApproval'))
    // Deleted since the session was read.
    if (owner?.status !== 'Active') throw forbidden()
    if (owner.projects >= MOST_PROJECTS)
      throw new Refusal(409, 'too_many', { key: say('tooMany'), values: { count: MOST_PROJECTS } })
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
