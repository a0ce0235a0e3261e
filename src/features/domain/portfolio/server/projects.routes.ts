import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { projectsApi } from '../contract/projects.contract.ts'
import { addProject, deleteProject, updateProject } from './change-projects.ts'
import { listProjects, listProjectsOfStudent } from './projects.sql.ts'

export async function projectsRoutes(app: FastifyInstance) {
  serve(app, projectsApi.list, ({ db, actor }, { query }) => listProjects(db, scopeOf(actor), query))
  serve(app, projectsApi.listByStudent, ({ db }, { params }) => listProjectsOfStudent(db, params.id))
  serve(app, projectsApi.add, (ctx, { body }) => addProject(ctx, body))
  serve(app, projectsApi.update, (ctx, { params, body }) => updateProject(ctx, params.id, body))
  serve(app, projectsApi.remove, (ctx, { params }) => deleteProject(ctx, params.id))
}
