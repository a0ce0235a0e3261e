import type { AuditEntry } from '#features/audit-trail/contract/audit-trail.contract.ts'

/** An admin's change of a receipt. */
export const AUDIT_ENTRY: AuditEntry = {
  _id: 't1',
  at: '2026-11-02T20:05:00.000Z',
  who: 'Asha Example',
  whoId: 'a1',
  role: 'admin',
  action: 'fee.update',
  record: 'receipt',
  recordId: 'r1',
  subject: '2026-27/000012',
  before: { paid: 125_000, payMode: 'Cash', version: 1, changed: false },
  after: { paid: 1_500, payMode: 'Others', version: 2, changed: true },
  requestId: 'q1',
}
