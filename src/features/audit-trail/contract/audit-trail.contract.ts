import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { day, paging, search, text } from '#shared/contract/scalars.ts'

const values = z.nullable(z.record(z.string(), z.unknown()))

export const TrailEntry = z.object({
  _id: z.string(),
  at: z.string(),
  who: z.string(),
  whoId: z.nullable(z.string()),
  role: z.string(),
  /** `room.verb`: `fee.void`. */
  action: z.string(),
  record: z.string(),
  recordId: z.string(),
  /** What the record is called by people: a name, a receipt's number, a batch's code; null where it has none any more. */
  subject: z.nullable(z.string()),
  /** Of an edit what changed alone; what told of a person who has been erased is gone. */
  before: values,
  after: values,
  requestId: z.string(),
})
export type TrailEntry = z.infer<typeof TrailEntry>

export const ListTrail = z.strictObject({
  ...paging(50),
  /** An account's id, or a part of a name. */
  who: search,
  recordId: z.optional(text(60)),
  /** The kind of record: `receipt`, `student`. */
  record: z.optional(text(40)),
  /** Days of the institute, both included. */
  from: z.optional(day()),
  to: z.optional(day()),
})
export type ListTrail = z.output<typeof ListTrail>

export const auditTrailApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what and when, newest first; by person, record and days',
    roles: ['admin'],
    query: ListTrail,
    result: z.object({ entries: z.array(TrailEntry), total: z.number() }),
  }),
}
