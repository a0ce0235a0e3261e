import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { studentsApi } from '../contract/students.contract.ts'
import { changeOwnContact } from './change-own-contact.ts'
import { getStudent } from './get-student.ts'

export async function studentsRoutes(app: FastifyInstance) {
  serve(app, studentsApi.get, (ctx, { params }) => getStudent(ctx, params.id))
  serve(app, studentsApi.changeContact, (ctx, { params, body }) => changeOwnContact(ctx, params.id, body))
}
