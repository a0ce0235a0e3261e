import type { FastifyInstance } from 'fastify'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { coursesApi } from '../contract/courses.contract.ts'
import { courseExport } from './export-courses.ts'
import { listCoursesAddedBy } from './courses.sql.ts'
import { createCourse } from './create-course.ts'
import { getCourses } from './get-courses.ts'
import { removeCourse } from './remove-course.ts'
import { updateCourse } from './update-course.ts'

export async function coursesRoutes(app: FastifyInstance) {
  serveExport(app, coursesApi.export, courseExport)
  serve(app, coursesApi.list, (ctx, { query }) => getCourses(ctx, query))
  serve(app, coursesApi.listAddedBy, ({ db }, { params }) => listCoursesAddedBy(db, params.id))
  serve(app, coursesApi.create, (ctx, { body }) => createCourse(ctx, body))
  serve(app, coursesApi.update, (ctx, { params, body }) => updateCourse(ctx, params.id, body))
  serve(app, coursesApi.remove, (ctx, { params }) => removeCourse(ctx, params.id))
}
