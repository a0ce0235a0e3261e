import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { studentsApi } from '../contract/students.contract.ts'
import { getStudent } from './get-student.ts'
import { updateStudent } from './update-student.ts'

export async function studentsRoutes(app: FastifyInstance) {
  serve(app, studentsApi.get, (ctx, { params }) => getStudent(ctx, params.id))
  serve(app, studentsApi.update, (ctx, { params, body }) => updateStudent(ctx, params.id, body))
}
