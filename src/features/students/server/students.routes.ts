import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { studentsApi } from '../contract/students.contract.ts'
import { updateStudent } from './update-student.ts'
import { viewStudent } from './view-student.ts'

export async function studentsRoutes(app: FastifyInstance) {
  serve(app, studentsApi.get, (ctx, { params }) => viewStudent(ctx, params.id))
  serve(app, studentsApi.update, (ctx, { params, body }) => updateStudent(ctx, params.id, body))
}
