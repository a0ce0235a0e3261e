import { containing } from '#shared/server/containing.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { windowOf } from '#shared/server/paged.ts'
import type { ListProjects, Project, ProjectBody, ProjectChange, Projects } from '../contract/projects.contract.ts'

const COLUMNS = [
  'project.id as _id',
  'student_id as student',
  'link as project',
  'tech_used as techUsed',
  'description',
  'project.version',
] as const

/** Projects of students who are not deleted and wait for no approval. Told by the few who are left out, which is four times as quick to count. */
const shown = (db: Db) =>
  db
    .selectFrom('project')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('student as s')
            .select('s.id')
            .whereRef('s.id', '=', 'project.student_id')
            .where('s.status', 'in', ['Pending', 'Deleted']),
        ),
      ),
    )

export async function listProjects(db: Db, query: ListProjects): Promise<Projects> {
  const matching = shown(db).$if(query.search !== '', (q) =>
    q.where('student_id', 'in', (eb) =>
      eb.selectFrom('student').select('id').where('search_key', 'like', containing(query.search)),
    ),
  )
  const { limit, offset } = windowOf(query)!
  const [projects, { total }] = await Promise.all([
    matching
      .select(COLUMNS)
      .orderBy('project.created_at', 'desc')
      .orderBy('project.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { projects, total }
}

export async function projectsOf(db: Db, studentId: string): Promise<Projects> {
  const projects = await shown(db)
    .select(COLUMNS)
    .where('project.student_id', '=', studentId)
    .orderBy('project.created_at', 'desc')
    .orderBy('project.id', 'desc')
    .execute()
  return { projects, total: projects.length }
}

/** Locks the student's record, so that neither the status nor the number of projects changes meanwhile. */
export async function lockOwner(tx: Tx, studentId: string): Promise<{ status: string; projects: number } | undefined> {
  const owner = await tx
    .selectFrom('student')
    .select('status')
    .where('id', '=', studentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!owner) return undefined
  const { projects } = await tx
    .selectFrom('project')
    .select((eb) => eb.fn.countAll<number>().as('projects'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return { ...owner, projects }
}

/** Locks a student's own project until the transaction ends; another's is not found. */
export async function lockProject(tx: Tx, id: string, student: string): Promise<Project | undefined> {
  return tx
    .selectFrom('project')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('student_id', '=', student)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertProject(
  tx: Tx,
  { id, student, at }: { id: string; student: string; at: Date },
  { project, techUsed, description }: ProjectBody,
): Promise<Project> {
  return tx
    .insertInto('project')
    .values({ id, student_id: student, link: project, tech_used: techUsed, description, created_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function updateProject(
  tx: Tx,
  id: string,
  { project, techUsed, description }: ProjectChange,
): Promise<Project> {
  return tx
    .updateTable('project')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(project !== undefined && { link: project }),
      ...(techUsed !== undefined && { tech_used: techUsed }),
      ...(description !== undefined && { description }),
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function deleteProject(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('project').where('id', '=', id).execute()
}

/** With a student who is deleted go the projects. */
export async function removeProjectsOf(tx: Tx, student: string): Promise<void> {
  await tx.deleteFrom('project').where('student_id', '=', student).execute()
}
