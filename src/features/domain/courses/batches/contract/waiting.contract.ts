import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { RecordFields } from '#shared/contract/record-fields.ts'
import { body, IdParams, Message, PathId, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('batches')

/** Without `seats` there is no limit. */
export const BatchSeats = z.object({
  _id: z.string(),
  bCode: z.string(),
  seats: z.nullable(z.number()),
  strength: z.number(),
  waiting: z.number(),
})
export type BatchSeats = z.infer<typeof BatchSeats>

export const WaitingEntry = z.object({
  _id: z.string(),
  /** Exactly one of the two is not null. */
  enquiry: z.nullable(z.string()),
  student: z.nullable(z.string()),
  name: z.string(),
  contact: z.nullable(z.string()),
  /** The student awaits approval, which gives the seat. */
  isPending: z.boolean(),
  /** The day in the institute's time zone. */
  since: z.string(),
})
export type WaitingEntry = z.infer<typeof WaitingEntry>

/** The fields that the audit trail names. */
export const WAITING_FIELDS = {
  bCode: { label: 'words:batchCode', personal: false, required: 'always' },
  name: { label: 'batches:waitingName', personal: true, required: 'always' },
} satisfies RecordFields

export const WaitingBody = body({ enquiry: z.optional(PathId), student: z.optional(PathId) }).check(
  z.refine(({ enquiry, student }) => Boolean(enquiry) !== Boolean(student), {
    error: message('onePerson'),
    path: ['enquiry'],
  }),
)
export type WaitingBody = z.output<typeof WaitingBody>

export const waitingApi = {
  export: endpoint({
    may: 'courses.run-batches',
    ...exportOf({
      path: '/api/waiting/{id}',
      params: IdParams,
      what: 'the waiting list of a batch',
      query: z.strictObject({}),
    }),
  }),
  seats: endpoint({
    method: 'GET',
    path: '/api/batch/seats',
    summary: 'How many seats of a batch are taken, and how many people wait',
    may: 'courses.run-batches',
    query: z.strictObject({ batch: text(60) }),
    result: BatchSeats,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/waiting/{id}',
    summary: 'List the waiting list of a batch in the order of arrival',
    may: 'courses.run-batches',
    params: IdParams,
    result: z.object({ batch: BatchSeats, waiting: z.array(WaitingEntry), total: z.number() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/waiting/{id}',
    summary: 'Put an enquiry or a student on the waiting list of a batch',
    may: 'courses.run-batches',
    params: IdParams,
    body: WaitingBody,
    status: 201,
    idempotent: 'day',
    result: WaitingEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/waiting/entry/{id}',
    summary: 'Remove an entry from a waiting list; can be undone',
    may: 'courses.run-batches',
    params: IdParams,
    result: Message,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/waiting/entry/{id}',
    summary: 'Restore a removed entry of a waiting list at its place',
    may: 'courses.run-batches',
    params: IdParams,
    result: WaitingEntry,
  }),
}
