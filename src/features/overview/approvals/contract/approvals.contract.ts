import * as z from 'zod/mini'
import { APPROVABLE_CALLS } from '#shared/contract/approvable-calls.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { blankable, body, IdParams, lines, oneOf, paging, PathId } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { APPROVALS_PER_PAGE } from './per-page.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('approvals')

/** Nobody decides an `expired` one within `DAYS`. What an `outdated` one concerns has changed, or cannot be done any more. */
export const STATES = ['waiting', 'approved', 'declined', 'outdated', 'expired'] as const

/** A request that nobody has decided expires after so many days. */
export const DAYS = 7

export const AskBody = body({
  call: oneOf(APPROVABLE_CALLS),
  /** The `_id` of the receipt, or of the student; none for an expense. */
  record: blankable(PathId),
  /** The body of the call that was refused. */
  values: z.record(z.string().check(z.maxLength(100)), z.unknown(), message('valuesMissing')),
})
export type AskBody = z.output<typeof AskBody>

const DeclineBody = body({
  /** The requester reads it. */
  answer: blankable(lines(300)),
})

export const Approval = z.object({
  _id: z.string(),
  call: z.enum(APPROVABLE_CALLS),
  /** Null for an expense. */
  student: z.nullable(z.object({ _id: z.string(), name: z.string(), deleted: z.boolean() })),
  amount: z.number(),
  /** That of the receipt. */
  number: z.nullable(z.string()),
  date: z.nullable(z.string()),
  about: z.nullable(z.string()),
  payMode: z.nullable(z.string()),
  /** Null once it was erased with the student. */
  reason: z.nullable(z.string()),
  /** Says why the requester may not do it, in the reader's language. */
  why: z.string(),
  /** The student's pending fee when it was requested, and if it is approved. Null for an expense. */
  pendingBefore: z.nullable(z.number()),
  pendingAfter: z.nullable(z.number()),
  askedBy: z.string(),
  askedAt: z.string(),
  state: z.enum(STATES),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Says why it was declined, or why it is outdated. */
  answer: z.nullable(z.string()),
  /** The caller may decide it. Nobody decides their own. */
  mayDecide: z.boolean(),
  version: z.number(),
})
export type Approval = z.infer<typeof Approval>

const ListApprovals = z.strictObject({
  ...paging(APPROVALS_PER_PAGE),
  state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
})
export type ListApprovals = z.output<typeof ListApprovals>

const ApprovalList = z.object({ approvals: z.array(Approval), total: z.number() })
export type ApprovalList = z.infer<typeof ApprovalList>

export const approvalsApi = {
  ask: endpoint({
    may: 'approvals.ask',
    method: 'POST',
    path: '/api/approval',
    summary: 'Ask for approval of a call that is beyond the own limit',
    body: AskBody,
    result: Approval,
    status: 201,
    idempotent: 'day',
  }),
  list: endpoint({
    may: 'approvals.ask',
    method: 'GET',
    path: '/api/approval',
    summary: 'The requests for approval: the own ones, or all for those who decide. The oldest waits first.',
    query: ListApprovals,
    result: ApprovalList,
  }),
  approve: endpoint({
    may: 'approvals.decide',
    method: 'POST',
    path: '/api/approval/{id}/approve',
    summary: 'Approve a request, which is done at once. If what it concerns has changed, it is closed as outdated.',
    params: IdParams,
    result: Approval,
  }),
  decline: endpoint({
    may: 'approvals.decide',
    method: 'POST',
    path: '/api/approval/{id}/decline',
    summary: 'Decline a request for approval',
    params: IdParams,
    body: DeclineBody,
    result: Approval,
  }),
}
