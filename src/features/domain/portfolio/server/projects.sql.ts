import type { Insertable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Scope } from '#shared/server/scope.ts'
import type { Project as ProjectTable } from '#shared/server/tables.ts'
import type { ListOwnRecords } from '../contract/own-records.ts'
import type { Project, ProjectBody, ProjectPage, Projects } from '../contract/projects.contract.ts'
import type { NewRecord } from './own-records.ts'
import { deleteOwnRecord, listOwnRecords, listOwnRecordsOfStudent } from './own-records.sql.ts'

const COLUMNS = [
  'project.id as _id',
  'student_id as student',
  'link as project',
  'tech_used as techUsed',
  'description',
  'project.version',
] as const

type ProjectColumns = Required<Omit<Insertable<ProjectTable>, 'id' | 'student_id' | 'created_at' | 'version'>>

function toColumns({ project, techUsed, description }: ProjectBody): ProjectColumns {
  return { link: project, tech_used: techUsed, description }
}

export async function listProjects(db: Db, scope: Scope, query: ListOwnRecords): Promise<ProjectPage> {
  const { records: projects, ...total } = await listOwnRecords(db, scope, 'project', COLUMNS, query)
  return { projects, ...total }
}

export async function listProjectsOfStudent(db: Db, studentId: string): Promise<Projects> {
  const projects = await listOwnRecordsOfStudent(db, 'project', COLUMNS, studentId)
  return { projects, total: projects.length }
}

export async function lockProject(tx: Tx, id: string, student: string): Promise<Project | undefined> {
  return tx
    .selectFrom('project')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('student_id', '=', student)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertProject(tx: Tx, { id, student, at }: NewRecord, project: ProjectBody): Promise<Project> {
  return tx
    .insertInto('project')
    .values({ id, student_id: student, created_at: at, ...toColumns(project) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function updateProject(tx: Tx, project: Project): Promise<Project> {
  return tx
    .updateTable('project')
    .set((eb) => ({ version: eb('version', '+', 1), ...toColumns(project) }))
    .where('id', '=', project._id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function deleteProject(tx: Tx, id: { id: string; student: string }): Promise<Project | undefined> {
  return deleteOwnRecord(tx, 'project', COLUMNS, id)
}
