import type { FastifyInstance } from 'fastify'
import { withCurrentYear } from '#features/base/institute/server/days/public.ts'
import { inTx } from '#shared/server/db.ts'
import { serveChosenExport, serveExport } from '#shared/server/list-export/serve-export.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { serve } from '#shared/server/serve.ts'
import { adjustmentsApi } from '../contract/adjustments.contract.ts'
import { concessionsApi } from '../contract/concessions.contract.ts'
import { feesApi } from '../contract/fees.contract.ts'
import { receiptFileApi } from '../contract/receipt-file.contract.ts'
import { refundsApi } from '../contract/refunds.contract.ts'
import { verificationApi } from '../contract/verification.contract.ts'
import { chosenReceiptExport, concessionExport, pendingExport, receiptExport, refundExport } from './export-fees.ts'
import { changeReceipt } from './receipts/change-receipt.ts'
import { listConcessions } from './adjustments/concessions.sql.ts'
import { giveDiscount, writeOff } from './adjustments/give-adjustment.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import {
  getClosing,
  listMonths,
  countPendingFees,
  listPendingFees,
  getPrintedReceipt,
  getPrintedRefund,
  listFees,
  countFees,
  getStudentFees,
} from './read-fees.ts'
import { getReceiptFile, linkReceiptFile, linkRefundFile, printReceipts } from './receipts/receipt-file.ts'
import { recordRefund } from './refunds/record-refund.ts'
import { listRefunds } from './refunds/refunds.sql.ts'
import { getDiscountLimit, setDiscountLimit } from './adjustments/set-discount-limit.ts'
import { verifyReceipt } from './receipts/verify-receipt.ts'
import { voidReceipt } from './receipts/void-receipt.ts'
import { voidRefund } from './refunds/void-refund.ts'
import { withdrawAdjustment } from './adjustments/withdraw-adjustment.ts'

export async function feesRoutes(app: FastifyInstance) {
  serveExport(app, feesApi.export, receiptExport)
  serveChosenExport(app, feesApi.exportChosen, chosenReceiptExport)
  serveExport(app, feesApi.exportPending, pendingExport)
  serveExport(app, refundsApi.export, refundExport)
  serve(app, feesApi.list, (ctx, { query }) => listFees(ctx, query))
  serve(app, feesApi.totals, (ctx, { query }) => countFees(ctx, query))
  serve(app, feesApi.closing, (ctx, { query }) => getClosing(ctx, query))
  serve(app, feesApi.months, (ctx) => listMonths(ctx))
  serve(app, feesApi.pending, (ctx, { query }) => listPendingFees(ctx, query))
  serve(app, feesApi.pendingTotals, (ctx, { query }) => countPendingFees(ctx, query))
  serve(app, feesApi.studentFees, (ctx, { params }) => getStudentFees(ctx, params.id))
  serve(app, feesApi.receipt, (ctx, { params }) => getPrintedReceipt(ctx, params.id))
  serve(app, feesApi.record, (ctx, { params, body }) =>
    inTx(ctx.db, (tx) => issueReceipt(tx, ctx, params.id, body, ctx.ifMatch)),
  )
  serve(app, feesApi.update, (ctx, { params, body }) => changeReceipt(ctx, params.id, body))
  serve(app, feesApi.void, (ctx, { params, body }) => voidReceipt(ctx, params.id, body))
  serve(app, feesApi.updateSignedOff, (ctx, { params, body }) => changeReceipt(ctx, params.id, body))
  serve(app, feesApi.voidSignedOff, (ctx, { params, body }) => voidReceipt(ctx, params.id, body))
  serve(app, adjustmentsApi.limit, (ctx) => getDiscountLimit(ctx.db))
  serve(app, adjustmentsApi.setLimit, (ctx, { body }) => setDiscountLimit(ctx, body))
  serve(app, adjustmentsApi.discount, (ctx, { params, body }) =>
    inTx(ctx.db, (tx) => giveDiscount(tx, ctx, params.id, body, ctx.ifMatch)),
  )
  serve(app, adjustmentsApi.writeOff, (ctx, { params, body }) =>
    inTx(ctx.db, (tx) => writeOff(tx, ctx, params.id, body, ctx.ifMatch)),
  )
  serve(app, adjustmentsApi.withdraw, (ctx, { params }) => withdrawAdjustment(ctx, params.id))
  serveExport(app, concessionsApi.export, concessionExport)
  serve(app, concessionsApi.list, async (ctx, { query }) =>
    listConcessions(ctx.db, scopeOf(ctx.actor), await withCurrentYear(ctx.db, ctx.clock, query)),
  )
  serve(app, refundsApi.list, async (ctx, { query }) =>
    listRefunds(ctx.db, scopeOf(ctx.actor), await withCurrentYear(ctx.db, ctx.clock, query)),
  )
  serve(app, refundsApi.refund, (ctx, { params }) => getPrintedRefund(ctx, params.id))
  serve(app, refundsApi.record, (ctx, { params, body }) =>
    inTx(ctx.db, (tx) => recordRefund(tx, ctx, params.id, body, ctx.ifMatch)),
  )
  serve(app, refundsApi.void, (ctx, { params, body }) => voidRefund(ctx, params.id, body.reason))
  serve(app, receiptFileApi.receiptLink, (ctx, { params, query }) => linkReceiptFile(ctx, params.id, query))
  serve(app, receiptFileApi.refundLink, (ctx, { params, query }) => linkRefundFile(ctx, params.id, query))
  serve(app, receiptFileApi.print, (ctx, { body }) => printReceipts(ctx, body))
  serve(app, receiptFileApi.file, (ctx, { params }) => getReceiptFile(ctx, params.fileToken))
  serve(app, verificationApi.verify, (ctx, { params }) => verifyReceipt(ctx, params.receiptCode))
}
