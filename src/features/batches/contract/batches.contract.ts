import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { blankable, body, day, IdParams, Message, optionalPaging, search, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('batches')

const READ_ONLY = ['_id', 'version']

const fields = {
  courseName: text(100, message('fillAll')),
  bCode: text(60, message('fillAll')),
  bTime: text(60, message('fillAll')),
  startDate: day(message('fillAll')),
  endDate: blankable(day()),
}
const endsAfterStart = z.refine<{ startDate?: string | undefined; endDate?: string | null | undefined }>(
  ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
  { error: message('endsBeforeStart'), path: ['endDate'] },
)

export const BatchBody = body(fields, READ_ONLY).check(endsAfterStart)
export type BatchBody = z.output<typeof BatchBody>

const BatchChange = body(
  {
    courseName: z.optional(fields.courseName),
    bCode: z.optional(fields.bCode),
    bTime: z.optional(fields.bTime),
    startDate: z.optional(fields.startDate),
    endDate: fields.endDate,
  },
  READ_ONLY,
).check(endsAfterStart)
export type BatchChange = z.output<typeof BatchChange>

export const Batch = z.object({
  _id: z.string(),
  bCode: z.string(),
  courseName: z.string(),
  bTime: z.string(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  version: z.number(),
})
export type Batch = z.infer<typeof Batch>

export const ListBatches = z.strictObject({ ...optionalPaging, search })
export type ListBatches = z.output<typeof ListBatches>

export const batchesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/batch',
    summary: 'The batches, newest first; all of them unless page or limit is given; search by code or course',
    roles: ['anyone'],
    query: ListBatches,
    result: z.object({ batches: z.array(Batch), total: z.number() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/batch',
    summary: 'Add a batch; its code is unique, ignoring case',
    roles: ['hr'],
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
    roles: ['hr'],
    params: IdParams,
    body: BatchChange,
    result: Batch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/batch/{id}',
    summary: 'Delete a batch that no student is in',
    roles: ['hr'],
    params: IdParams,
    result: Message,
  }),
}
