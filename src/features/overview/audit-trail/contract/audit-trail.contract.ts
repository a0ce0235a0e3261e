import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type shared from '#shared/contract/messages/en.json'
import { day, oneOf, paging, search, text, totals, UUID } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof shared>('shared')

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
  /**
   * The current name of the record: a person's name, a receipt's number, a batch's code. Null if it is deleted or
   * erased.
   */
  subject: z.nullable(z.string()),
  /** After an edit, contains only the changed fields. Never contains erased personal data. */
  before: values,
  after: values,
  requestId: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const FilterAuditEntries = z.strictObject({
  who: search,
  /** A receipt or refund number, words that find a student, or words and amounts of the changed values. */
  search,
  /** Finds everything about a student, with receipts and refunds. */
  student: z.optional(text(60)),
  recordId: z.optional(text(60)),
  record: z.optional(text(40)),
  /** Sign-ins, failures and ended sessions: `hide` or `only` them. */
  signIns: z.optional(oneOf(SIGN_INS)),
  /** Days are those of the institute's time zone, both included. */
  from: z.optional(day()),
  to: z.optional(day()),
})
export type FilterAuditEntries = z.output<typeof FilterAuditEntries>

export const ListAuditEntries = z.extend(FilterAuditEntries, { ...paging(50), totals })
export type ListAuditEntries = z.output<typeof ListAuditEntries>

export const AuditTotals = z.object({ total: z.number() })
export type AuditTotals = z.infer<typeof AuditTotals>

export const AuditList = z.object({ entries: z.array(AuditEntry), ...z.partial(AuditTotals).shape })
export type AuditList = z.infer<typeof AuditList>

/**
 * `inserted`: its time is before that of entries that were linked earlier. `unlinked`: it has no link and waits for
 * none. `endDiffers`: the end of the trail that was kept outside the database is missing or has another hash.
 */
export const FAULT_KINDS = [
  'changed',
  'removed',
  'inserted',
  'personalChanged',
  'linkChanged',
  'linkRemoved',
  'unlinked',
  'sealDiffers',
  'endDiffers',
] as const
export type TrailFaultKind = (typeof FAULT_KINDS)[number]

/** The first fault of its kind within a step, with the number of such faults. */
export const TrailFault = z.object({
  kind: z.enum(FAULT_KINDS),
  count: z.number(),
  /** Null for an entry without a link. */
  number: z.nullable(z.number()),
  /** The day of a seal, or of the end that was kept. */
  day: z.nullable(z.string()),
  /** Null if the entry or its link is missing. */
  entry: z.nullable(AuditEntry),
})
export type TrailFault = z.infer<typeof TrailFault>

export const TrailCheck = z.object({
  checked: z.number(),
  erasedEntries: z.number(),
  total: z.number(),
  /** Entries that will be linked within a minute. */
  unlinked: z.number(),
  faults: z.array(TrailFault),
  seal: z.nullable(z.object({ day: z.string(), number: z.number(), hash: z.string() })),
  /** `after` of the next step, null after the last. */
  next: z.nullable(z.string()),
})
export type TrailCheck = z.infer<typeof TrailCheck>

/**
 * The faults that the checks of each minute found at the end of the trail, and in all entries within the last hours.
 */
export const TrailAlarm = z.object({ faults: z.array(TrailFault), checkedAt: z.nullable(z.string()) })
export type TrailAlarm = z.infer<typeof TrailAlarm>

/** The numbers are as they are printed. */
export const LostNumbers = z.object({
  first: z.string(),
  last: z.string(),
  count: z.number(),
  restoredAt: z.string(),
  backupMadeAt: z.string(),
})
export type LostNumbers = z.infer<typeof LostNumbers>

/** A step begins after the number of a link or, after the last link, the id of an entry. */
const after = z._default(
  z.string().check(z.refine((value) => /^\d{1,15}$/.test(value) || UUID.test(value), message('badText'))),
  '0',
)

export const auditTrailApi = {
  export: endpoint({
    may: 'audit-trail.read',
    confirm: true,
    ...exportOf({ path: '/api/admin/audit', what: 'the audit trail', query: ListAuditEntries }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary:
      'List audit entries, newest first; find by student, receipt number or text; filter by person, record, days and sign-in events',
    may: 'audit-trail.read',
    replica: true,
    query: ListAuditEntries,
    result: AuditList,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/admin/audit/totals',
    summary: 'The number of audit entries that match',
    may: 'audit-trail.read',
    replica: true,
    query: FilterAuditEntries,
    result: AuditTotals,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/admin/audit/verify',
    summary: 'Verify a part of the audit trail, and where the next part begins',
    may: 'audit-trail.read',
    query: z.strictObject({ after }),
    result: TrailCheck,
  }),
  lostNumbers: endpoint({
    method: 'GET',
    path: '/api/admin/audit/lost-numbers',
    summary: 'The printed numbers that a restore lost: nothing has them, and they are never issued again',
    may: 'audit-trail.read',
    result: z.object({ numbers: z.array(LostNumbers) }),
  }),
  alarm: endpoint({
    method: 'GET',
    path: '/api/admin/audit/alarm',
    summary: 'Where the audit trail does not match, as far as the checks of each minute have found',
    may: 'audit-trail.read',
    result: TrailAlarm,
  }),
}
