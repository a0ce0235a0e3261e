import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { admissionsApi } from '../contract/admissions.contract.ts'
import { approveStudent } from './approve-student.ts'
import { hashForRegistration, registerStudent } from './register-student.ts'
import { rejectStudent } from './reject-student.ts'

export async function admissionsRoutes(app: FastifyInstance) {
  serve(app, admissionsApi.register, (ctx, { body }, passwordHash) => registerStudent(ctx, body, passwordHash), {
    before: hashForRegistration,
  })
  serve(app, admissionsApi.approve, (ctx, { params, body }) => approveStudent(ctx, params.id, body))
  serve(app, admissionsApi.reject, (ctx, { params }) => rejectStudent(ctx, params.id))
}
