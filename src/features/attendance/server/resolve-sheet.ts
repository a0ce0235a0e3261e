import { lockBatchByCode } from '#features/batches/server/public.ts'
import { getToday } from '#features/institute/server/public.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalid, invalidField, AppError } from '#shared/server/errors.ts'
import type { Marks } from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import type { Written } from './attendance.sql.ts'
import { type Candidate, holdCandidates } from './roster.sql.ts'

const message = messagesOf<typeof en>('attendance')

export type Meant = { batchId: string; batchCode: string; day: string; written: Written[] }

/** Which batch and day the marks are of; the batch is held. 422 for a day to come and for a batch that is none. */
export async function resolveSheet(tx: Tx, ctx: Ctx, marks: Marks): Promise<Meant> {
  const { batchCode, date: day } = marks[0]!
  if (day > (await getToday(tx, ctx.clock))) throw invalidField('date', message('inFuture'))
  const batchId = await lockBatchByCode(tx, batchCode, 'batchCode')
  const written = marks.map(({ student, attendence }) => ({ student: PathId.parse(student), present: attendence }))
  return { batchId, batchCode, day, written }
}

/**
 * Refuses marks of who is not there to be marked: 422 for somebody who does not belong to the batch on that day and is not
 * in its sheet, 409 for somebody whom another batch has marked that day.
 */
export async function refuseStrangers(tx: Tx, { batchId, day, written }: Meant, sheetId: string): Promise<void> {
  const ids = written.map(({ student }) => student)
  const candidates = await holdCandidates(tx, ids, batchId, day)
  if (candidates.length < ids.length) throw invalid({ '': { key: message('unknownStudent') } })
  for (const candidate of candidates) refuseStranger(candidate, sheetId)
}

function refuseStranger({ name, belongs, markedIn, markedBatch }: Candidate, sheetId: string) {
  if (markedIn === sheetId) return
  if (markedIn !== null)
    throw new AppError(409, 'marked_elsewhere', {
      key: message('markedElsewhere'),
      values: { name, batch: markedBatch ?? '' },
    })
  if (!belongs) throw invalid({ '': { key: message('notInBatch'), values: { name } } })
}
