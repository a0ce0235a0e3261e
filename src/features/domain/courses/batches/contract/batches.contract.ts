import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
import {
  body,
  day,
  IdParams,
  Message,
  oneOf,
  optionalPaging,
  search,
  text,
  wholeNumber,
} from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { Session, sessionsInput } from './sessions.ts'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('batches')

const required = { personal: false, required: 'always' } as const
const optional = { personal: false, required: 'optional' } as const

export const BATCH_FIELDS = {
  bCode: { ...required, label: 'words:batchCode', input: text(60, message('fillAll')) },
  courseName: { ...required, label: 'courses:courseName', input: text(100, message('fillAll')) },
  bTime: { ...required, label: 'words:batchTime', input: text(60, message('fillAll')) },
  startDate: { ...required, label: 'batches:startDate', input: day(message('fillAll')) },
  endDate: { ...optional, label: 'words:endDate', input: day() },
  trainer: { ...optional, label: 'batches:trainer', input: text(60) },
  room: { ...optional, label: 'batches:room', input: text(60) },
  sessions: { ...optional, label: 'batches:sessions', input: sessionsInput, output: z.array(Session) },
  seats: { ...optional, label: 'batches:seats', input: wholeNumber({ min: 1, max: 1000 }), output: z.number() },
} satisfies Fields

const readOnlyFields = { _id: z.string(), version: z.number() }
/** A body may contain them. They are ignored, so that a client may send a whole record back. */
const READ_ONLY = Object.keys(readOnlyFields)

const endsAfterStart = z.refine<{ startDate?: string | undefined; endDate?: string | null | undefined }>(
  ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
  { error: message('endsBeforeStart'), path: ['endDate'] },
)

export const BatchBody = body(creationShape(BATCH_FIELDS), READ_ONLY).check(endsAfterStart)
export type BatchBody = z.output<typeof BatchBody>

const BatchChange = body(changeShape(BATCH_FIELDS), READ_ONLY).check(endsAfterStart)
export type BatchChange = z.output<typeof BatchChange>

export const Batch = z.object({ ...readOnlyFields, ...recordShape(BATCH_FIELDS), sessions: z.array(Session) })
export type Batch = z.infer<typeof Batch>

const { trainer: _trainer, room: _room, seats: _seats, ...publicShape } = Batch.shape
/** Contains the fields that a visitor needs to register. */
export const PublicBatch = z.object(publicShape)
export type PublicBatch = z.infer<typeof PublicBatch>

export const ListBatches = z.strictObject({
  ...optionalPaging,
  search,
  /**
   * `current`: batches that meet today, then others that run, those that start later, then ended ones; newest first
   * within each.
   */
  order: z._default(oneOf(['newest', 'current']), 'newest'),
})
export type ListBatches = z.output<typeof ListBatches>

export const batchesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/batch',
    summary:
      'List batches, newest or current ones first, for staff with trainer, room and seats; all of them unless page or limit is given; search by code or course',
    may: 'courses.see',
    query: ListBatches,
    result: z.object({ batches: z.array(z.union([Batch, PublicBatch])), total: z.number() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/batch',
    summary: 'Add a batch; its code is unique, ignoring case',
    may: 'courses.run-batches',
    body: BatchBody,
    form: true,
    status: 201,
    idempotent: 'day',
    result: Batch,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/batch/{id}',
    summary: 'Change a batch; students and attendance follow a new code, receipts keep the old one',
    may: 'courses.run-batches',
    params: IdParams,
    body: BatchChange,
    result: Batch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/batch/{id}',
    summary: 'Delete a batch; 409 while it has students',
    may: 'courses.run-batches',
    params: IdParams,
    result: Message,
  }),
}
