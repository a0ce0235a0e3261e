import { assertBatchOfCourse, lockBatchByCode } from '#features/domain/courses/batches/server/public.ts'
import { lockCourseByName } from '#features/domain/courses/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { type CourseAndBatchIds, isInBatch } from './enrolments.sql.ts'

const message = messagesOf<typeof en>('enrolments')

type Names = { course: string; batch: string }
type Before = Names & CourseAndBatchIds & { id: string; studentId: string }

/** 422: unknown course or batch, a batch of another course, or another course of the student is in that batch. */
export async function lockNewCourseAndBatch(
  tx: Tx,
  { course, batch, studentId }: Names & { studentId: string },
): Promise<CourseAndBatchIds> {
  const courseId = await lockCourseByName(tx, course, 'course')
  const batchId = await lockBatchByCode(tx, batch, 'batch')
  await assertBatchOfCourse(tx, batchId, courseId, 'batch')
  if (await isInBatch(tx, studentId, batchId)) throw invalidField('batch', message('inBatchAlready'))
  return { courseId, batchId }
}

/**
 * Compares batch and course only if one of them changes, so that other edits of an older mismatch are saved. 422: as in
 * `lockNewCourseAndBatch`.
 */
export async function lockCourseAndBatch(
  tx: Tx,
  before: Before,
  { course, batch }: { course?: string | undefined; batch?: string | undefined },
): Promise<CourseAndBatchIds> {
  const courseId =
    course === undefined || course === before.course ? before.courseId : await lockCourseByName(tx, course, 'course')
  const batchId =
    batch === undefined || batch === before.batch ? before.batchId : await lockBatchByCode(tx, batch, 'batch')
  if (courseId !== before.courseId || batchId !== before.batchId)
    await assertBatchOfCourse(tx, batchId, courseId, 'batch')
  if (batchId !== before.batchId && (await isInBatch(tx, before.studentId, batchId, before.id)))
    throw invalidField('batch', message('inBatchAlready'))
  return { courseId, batchId }
}
