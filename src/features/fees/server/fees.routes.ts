import type { FastifyInstance } from 'fastify'
import { inTx } from '#shared/server/db.ts'
import { serve } from '#shared/server/serve.ts'
import { feesApi } from '../contract/fees.contract.ts'
import { changeReceipt } from './change-receipt.ts'
import { issueReceipt } from './issue-receipt.ts'
import { getClosing, listMonths, listPendingFees, getPrintedReceipt, listFees, getStudentFees } from './read-fees.ts'
import { voidReceipt } from './void-receipt.ts'

export async function feesRoutes(app: FastifyInstance) {
  serve(app, feesApi.list, (ctx, { query }) => listFees(ctx, query))
  serve(app, feesApi.closing, (ctx, { query }) => getClosing(ctx, query))
  serve(app, feesApi.months, (ctx) => listMonths(ctx))
  serve(app, feesApi.pending, (ctx, { query }) => listPendingFees(ctx, query))
  serve(app, feesApi.studentFees, (ctx, { params }) => getStudentFees(ctx, params.id))
  serve(app, feesApi.receipt, (ctx, { params }) => getPrintedReceipt(ctx, params.id))
  serve(app, feesApi.record, (ctx, { params, body }) => inTx(ctx.db, (tx) => issueReceipt(tx, ctx, params.id, body)))
  serve(app, feesApi.update, (ctx, { params, body }) => changeReceipt(ctx, params.id, body))
  serve(app, feesApi.void, (ctx, { params, body }) => voidReceipt(ctx, params.id, body.reason))
}
