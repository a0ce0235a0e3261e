import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { projectsApi } from '../contract/projects.contract.ts'
import { addProject } from './add-project.ts'
import { listProjects, projectsOf } from './projects.sql.ts'
import { removeProject } from './remove-project.ts'
import { updateProject } from './update-project.ts'

export async function projectsRoutes(app: FastifyInstance) {
  serve(app, projectsApi.list, ({ db }, { query }) => listProjects(db, query))
  serve(app, projectsApi.ofStudent, ({ db }, { params }) => projectsOf(db, params.id))
  serve(app, projectsApi.add, (ctx, { body }) => addProject(ctx, body))
  serve(app, projectsApi.update, (ctx, { params, body }) => updateProject(ctx, params.id, body))
  serve(app, projectsApi.remove, (ctx, { params }) => removeProject(ctx, params.id))
}
