import type { FastifyInstance } from 'fastify'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { serve } from '#shared/server/serve.ts'
import { certificatesApi } from '../contract/certificates.contract.ts'
import { getCertificateFile, getIssueFile, getPreview } from './certificate-file.ts'
import { listCertificates } from './certificates.sql.ts'
import { certificateExport } from './export-certificates.ts'
import { issueCertificates } from './issue-certificates.ts'
import { listCandidates } from './list-candidates.ts'
import { getCertificatesOfStudent, verifyCertificate } from './read-certificates.ts'
import { revokeCertificate } from './revoke-certificate.ts'
import { getTemplates, removeSignature, setSignature, setTemplate } from './set-template.ts'

export async function certificatesRoutes(app: FastifyInstance) {
  serveExport(app, certificatesApi.export, certificateExport)
  serve(app, certificatesApi.list, ({ db, actor }, { query }) => listCertificates(db, scopeOf(actor), query))
  serve(app, certificatesApi.ofStudent, async (ctx, { params }) => ({
    certificates: await getCertificatesOfStudent(ctx, params.id),
  }))
  serve(app, certificatesApi.candidates, async (ctx, { query }) => ({ candidates: await listCandidates(ctx, query) }))
  serve(app, certificatesApi.issue, (ctx, { body }) => issueCertificates(ctx, body))
  serve(app, certificatesApi.file, (ctx, { params }) => getCertificateFile(ctx, params.id))
  serve(app, certificatesApi.issueFile, (ctx, { params }) => getIssueFile(ctx, params.id))
  serve(app, certificatesApi.revoke, (ctx, { params, body }) => revokeCertificate(ctx, params.id, body))
  serve(app, certificatesApi.templates, (ctx) => getTemplates(ctx))
  serve(app, certificatesApi.preview, (ctx, { params }) => getPreview(ctx, params.kind))
  serve(app, certificatesApi.setTemplate, (ctx, { params, body }) => setTemplate(ctx, params.kind, body))
  serve(app, certificatesApi.setSignature, (ctx, { body }) => setSignature(ctx, body))
  serve(app, certificatesApi.removeSignature, (ctx) => removeSignature(ctx))
  serve(app, certificatesApi.verify, (ctx, { params }) => verifyCertificate(ctx, params.certificateCode))
}
