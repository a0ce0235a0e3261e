import { messagesOf } from '#shared/contract/messages.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import type { Actor } from '#shared/server/actor.ts'
import { applyChange } from '#shared/server/apply-change.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { PROJECT_FIELDS, type Project, type ProjectBody, type ProjectChange } from '../contract/projects.contract.ts'
import { addOwnRecord, assertOwner, countWrite, deleteOwnRecord, type OwnRecordKind } from './own-records.ts'
import { deleteProject as remove, insertProject, lockProject, updateProject as update } from './projects.sql.ts'

const message = messagesOf<typeof en>('portfolio')

const PROJECTS: OwnRecordKind<ProjectBody, Project> = {
  table: 'project',
  personalFields: personalFields(PROJECT_FIELDS),
  insert: insertProject,
  remove,
  messages: {
    approvalRequired: message('projectApprovalRequired'),
    tooMany: message('tooManyProjects'),
    notOwn: message('projectNotYours'),
    deleted: message('projectDeleted'),
  },
}

export const addProject = (ctx: Ctx<Actor>, body: ProjectBody) => addOwnRecord(ctx, PROJECTS, body)
export const deleteProject = (ctx: Ctx<Actor>, id: string) => deleteOwnRecord(ctx, PROJECTS, id)

/** 403: project unknown, or of another student. 409: older version. 429: too many an hour. */
export async function updateProject(ctx: Ctx<Actor>, id: string, change: ProjectChange): Promise<Project> {
  const { actor } = ctx
  assertOwner(ctx, change)
  const { student: _student, ...fields } = change
  return inTx(ctx.db, async (tx) => {
    const before = await lockProject(tx, id, actor.id)
    if (!before) throw forbidden(PROJECTS.messages.notOwn)
    checkVersion(ctx, before.version, before)
    await countWrite(tx, ctx)
    const after = await update(tx, applyChange(before, fields))
    const personal = { subjectId: actor.id, fields: PROJECTS.personalFields }
    await audit(tx, ctx, { action: 'project.update', record: 'project', recordId: id, before, after, personal })
    return after
  })
}
