import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { getCourseOfBatch, shareBatchId } from './batches.sql.ts'

const message = messagesOf<typeof en>('batches')

/** Returns the batch's id with a key-share lock, so that it is not deleted meanwhile. 422 at `field`: no such batch. */
export async function lockBatchByCode(tx: Tx, code: string, field: string): Promise<string> {
  const id = await shareBatchId(tx, keyOf(code))
  if (id === undefined) throw invalidField(field, message('unknownBatch'))
  return id
}

/** 422 at `field`: the batch belongs to another course. */
export async function assertBatchOfCourse(tx: Tx, batchId: string, courseId: string, field: string): Promise<void> {
  const batch = await getCourseOfBatch(tx, batchId)
  if (batch.courseId !== courseId) throw invalidField(field, message('otherCourse'), { course: batch.course })
}
