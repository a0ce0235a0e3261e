import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { approvalsApi } from '../contract/approvals.contract.ts'
import { askForApproval } from './ask-for-approval.ts'
import { approve, decline } from './decide.ts'
import { readApprovals } from './read-approvals.ts'

export async function approvalsRoutes(app: FastifyInstance) {
  serve(app, approvalsApi.ask, (ctx, { body }) => askForApproval(ctx, body))
  serve(app, approvalsApi.list, (ctx, { query }) => readApprovals(ctx, query))
  serve(app, approvalsApi.approve, (ctx, { params }) => approve(ctx, params.id))
  serve(app, approvalsApi.decline, (ctx, { params, body }) => decline(ctx, params.id, body.answer ?? null))
}
