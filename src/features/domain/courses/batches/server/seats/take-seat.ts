import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { getSeats, getStrength, isActive, listBatchesWithSeats, lockSeats } from './seats.sql.ts'
import { listBatchesOfStudent, removeWaitingStudents } from '../waiting/waiting.sql.ts'

const message = messagesOf<typeof en>('batches')

/**
 * Call it in the transaction that makes a student attend the batch, before that is written and before the totals of
 * money are locked. Locks a batch with seats, so that two clerks do not both take the last one. 409: full, or with too
 * few seats for `count` students, unless `overbook` is true; `current` names the batch.
 */
export async function takeSeat(tx: Tx, ctx: Ctx, batchId: string, overbook = false, count = 1): Promise<void> {
  if ((await getSeats(tx, batchId)) === null) return
  await lockSeats(tx, batchId)
  // This is a statement of its own: it sees what the transaction that held the lock has written.
  const batch = await getStrength(tx, batchId, await getToday(tx, ctx.clock))
  if (batch.seats === null || batch.strength + count <= batch.seats) return
  const { code, strength } = batch
  const values = { code, strength, seats: batch.seats }
  const full =
    strength < batch.seats
      ? { key: message('tooFewSeats'), values: { ...values, students: count, free: batch.seats - strength } }
      : { key: message('full'), values }
  const current = { _id: batchId, bCode: code }
  if (!overbook) throw new AppError(409, 'batch_full', full, { fields: { batch: full }, current })
  const after = { bCode: code, seats: batch.seats, strength: strength + count }
  await audit(tx, ctx, { action: 'batch.overbook', record: 'batch', recordId: batchId, after })
}

/** The student exists already: a dropped one takes no seat, and one who waits for the batch waits no longer. */
export async function takeSeatOfStudent(
  tx: Tx,
  ctx: Ctx,
  { studentId, batchId, overbook }: { studentId: string; batchId: string; overbook?: boolean | undefined },
): Promise<void> {
  if (await isActive(tx, studentId)) await takeSeat(tx, ctx, batchId, overbook)
  await removeWaitingStudents(tx, { studentIds: [studentId], batchId, at: ctx.clock.now() })
}

/** Takes a seat in each running batch of a student who becomes active again. */
export async function takeSeatsAgain(
  tx: Tx,
  ctx: Ctx,
  studentId: string,
  overbook: boolean | undefined,
): Promise<void> {
  for (const batchId of await listBatchesOfStudent(tx, studentId, await getToday(tx, ctx.clock)))
    await takeSeat(tx, ctx, batchId, overbook)
}

/** `students` contains the number of new students by the id of the batch. */
export async function listFullBatches(tx: Tx, ctx: Pick<Ctx, 'clock'>, students: ReadonlyMap<string, number>) {
  if (students.size === 0) return []
  const batches = await listBatchesWithSeats(tx, [...students.keys()], await getToday(tx, ctx.clock))
  return batches
    .map(({ id, code, seats, strength }) => ({
      batch: code,
      seats,
      free: Math.max(0, seats - strength),
      students: students.get(id) ?? 0,
    }))
    .filter(({ free, students: wanted }) => wanted > free)
}
