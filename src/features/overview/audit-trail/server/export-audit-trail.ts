import type { Ctx } from '#shared/server/ctx.ts'
import type { AuditEntry, ListAuditEntries } from '../contract/audit-trail.contract.ts'
import { listAuditEntries } from './audit-trail.sql.ts'

const toText = (values: AuditEntry['before']) => (values === null ? null : JSON.stringify(values))

/** Actions and fields have the names that the audit trail stores. */
export const auditTrailExport = {
  name: 'audit-trail',
  columns: {
    at: { label: 'audit-trail:time', type: 'time' },
    who: { label: 'audit-trail:actor' },
    role: { label: 'identity:role' },
    action: { label: 'audit-trail:action' },
    record: { label: 'audit-trail:kind' },
    subject: { label: 'audit-trail:recordHeader' },
    before: { label: 'audit-trail:before' },
    after: { label: 'audit-trail:after' },
  },
  read: async ({ db }: Ctx, query: ListAuditEntries) =>
    (await listAuditEntries(db, query)).entries.map((entry) => ({
      ...entry,
      before: toText(entry.before),
      after: toText(entry.after),
    })),
} as const
