import type { FastifyInstance } from 'fastify'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { auditTrailApi } from '../contract/audit-trail.contract.ts'
import { auditTrailExport } from './export-audit-trail.ts'
import { countAuditEntries, listAuditEntries } from './audit-trail.sql.ts'
import { listLostNumbers } from './restores/list-lost-numbers.ts'
import { readSealFiles } from './seal-file.ts'
import { verifyTrailStep } from './verify-trail.ts'
import type { TrailWatch } from './watch-trail.ts'

export const auditTrailRoutes = (sealFiles: readonly string[], watch: TrailWatch) => async (app: FastifyInstance) => {
  serveExport(app, auditTrailApi.export, auditTrailExport)
  serve(app, auditTrailApi.list, ({ db }, { query }) => listAuditEntries(db, query))
  serve(app, auditTrailApi.totals, ({ db }, { query }) => countAuditEntries(db, query))
  serve(app, auditTrailApi.verify, ({ db }, { query: { after } }) =>
    verifyTrailStep(db, { after, outsideSeals: () => readSealFiles(sealFiles), heads: () => watch.readHeads() }),
  )
  serve(app, auditTrailApi.lostNumbers, async ({ db }) => ({ numbers: await listLostNumbers(db) }))
  serve(app, auditTrailApi.alarm, async () => watch.state)
}
