import * as z from 'zod/mini'
import { SeatBody } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { body, IdParams, Message, paging, search, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('erasure')

export const ListDeleted = z.strictObject({ ...paging(20), search })
export type ListDeleted = z.output<typeof ListDeleted>

export const DeletedRecord = z.object({
  _id: z.string(),
  kind: z.enum(['student', 'registration', 'enquiry']),
  /** Name and email; null once erased, the email also for an enquiry without one. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  deletedAt: z.string(),
  deletedBy: z.string(),
  eraseAfter: z.string(),
  erasedAt: z.nullable(z.string()),
  /** An enquiry cannot be restored on its own; an erased record not at all. */
  canRestore: z.boolean(),
})
export type DeletedRecord = z.infer<typeof DeletedRecord>

export const EraseBody = body({ name: text(200, message('nameToErase')) })
export type EraseBody = z.output<typeof EraseBody>

export const erasureApi = {
  exportDeleted: endpoint({
    may: 'erasure.restore',
    confirm: true,
    ...exportOf({ path: '/api/admin/deleted', what: 'deleted records', query: ListDeleted }),
  }),
  listDeleted: endpoint({
    method: 'GET',
    path: '/api/admin/deleted',
    summary: 'List deleted students, rejected registrations and deleted enquiries of the last 30 days, newest first',
    may: 'erasure.restore',
    replica: true,
    query: ListDeleted,
    result: z.object({ deleted: z.array(DeletedRecord), total: z.number() }),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/admin/restore/{id}',
    summary:
      'Restore a deleted student or rejected registration; 409 if the email has been registered again, or a batch is full',
    may: 'erasure.restore',
    params: IdParams,
    body: SeatBody,
    result: Message,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/admin/erase/{id}',
    summary: 'Erase the personal data of a deleted record now and permanently; the name confirms it',
    may: 'erasure.erase',
    params: IdParams,
    body: EraseBody,
    result: Message,
  }),
}
