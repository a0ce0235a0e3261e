import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { may } from '../contract/permissions.ts'
import { admissionsApi } from '../contract/admissions.contract.ts'
import { approveStudent } from './approve-student.ts'
import { checkRegistration } from './check-required-fields.ts'
import { findDuplicates } from './find-duplicates.ts'
import { hashForRegistration, registerStudent } from './register-student.ts'
import { rejectStudent } from './reject-student.ts'
import { giveAccess } from './give-access.ts'
import { sendAccessAfterApproval } from './send-access.ts'
import { confirmRegistration, sendConfirmation } from './send-confirmation.ts'

export async function admissionsRoutes(app: FastifyInstance) {
  app.addHook('preValidation', async ({ actor, body, routeOptions, server }) => {
    if (routeOptions.config.endpoint === admissionsApi.register)
      await checkRegistration(server.dependencies.db, body, may(actor, 'admissions.register-active'))
  })
  serve(app, admissionsApi.findDuplicates, ({ db, actor }, { query }) => findDuplicates(db, scopeOf(actor), query))
  serve(app, admissionsApi.register, (ctx, { body }, passwordHash) => registerStudent(ctx, body, passwordHash), {
    before: hashForRegistration,
    after: confirmRegistration,
  })
  serve(app, admissionsApi.approve, (ctx, { params, body }) => approveStudent(ctx, params.id, body), {
    after: sendAccessAfterApproval,
  })
  serve(app, admissionsApi.access, (ctx, { params, body }) => giveAccess(ctx, params.id, body))
  serve(app, admissionsApi.sendConfirmation, (ctx, { params }) => sendConfirmation(ctx, params.id))
  serve(app, admissionsApi.reject, (ctx, { params }) => rejectStudent(ctx, params.id))
}
