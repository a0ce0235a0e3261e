import type { Ctx } from '#shared/server/ctx.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { ListCertificates } from '../contract/certificates.contract.ts'
import { listCertificates } from './certificates.sql.ts'

export const certificateExport = {
  name: 'certificates',
  columns: {
    serial: { label: 'certificates:serial' },
    kind: {
      label: 'words:kind',
      values: {
        completion: 'certificates:completion',
        bonafide: 'certificates:bonafide',
        idCard: 'certificates:idCard',
      },
    },
    name: { label: 'certificates:student' },
    course: { label: 'words:course' },
    batch: { label: 'words:batch' },
    date: { label: 'certificates:dateOfIssue', type: 'day' },
    by: { label: 'certificates:by' },
    revokedOn: { label: 'certificates:revoked', type: 'day' },
    revokeReason: { label: 'words:reason' },
  },
  read: async ({ db, actor }: Ctx, query: ListCertificates) =>
    (await listCertificates(db, scopeOf(actor), query)).certificates,
} as const
