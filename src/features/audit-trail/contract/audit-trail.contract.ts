import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { day, oneOf, paging, search, text } from '#shared/contract/scalars.ts'

export const SIGN_INS = ['hide', 'only'] as const

const values = z.nullable(z.record(z.string(), z.unknown()))

export const AuditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  who: z.string(),
  whoId: z.nullable(z.string()),
  role: z.string(),
  /** `feature.verb`: `fee.void`. */
  action: z.string(),
  record: z.string(),
  recordId: z.string(),
  /** The current name of the record: a person's name, a receipt's number, a batch's code. Null if it is deleted or erased. */
  subject: z.nullable(z.string()),
  /** After an edit only the changed fields, without erased personal data. */
  before: values,
  after: values,
  requestId: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const ListAuditEntries = z.strictObject({
  ...paging(50),
  who: search,
  recordId: z.optional(text(60)),
  record: z.optional(text(40)),
  /** Sign-ins, failures and ended sessions: `hide` or `only` them. */
  signIns: z.optional(oneOf(SIGN_INS)),
  /** Days in the institute's time zone, both included. */
  from: z.optional(day()),
  to: z.optional(day()),
})
export type ListAuditEntries = z.output<typeof ListAuditEntries>

export const auditTrailApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'List audit entries, newest first; filter by person, record, days and sign-in events',
    roles: ['admin'],
    query: ListAuditEntries,
    result: z.object({ entries: z.array(AuditEntry), total: z.number() }),
  }),
}
