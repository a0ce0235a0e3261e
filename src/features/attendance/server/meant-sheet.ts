import { holdBatchCoded } from '#features/batches/server/door.ts'
import { today } from '#features/institute/server/door.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { sayFrom } from '#shared/contract/say.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalid, invalidField, Refusal } from '#shared/server/errors.ts'
import type { Marks } from '../contract/attendance.contract.ts'
import type en from '../contract/words/en.json'
import type { Written } from './attendance.sql.ts'
import { type Candidate, holdCandidates } from './roster.sql.ts'

const say = sayFrom<typeof en>('attendance')

export type Meant = { batchId: string; batchCode: string; day: string; written: Written[] }

/** Which batch and day the marks are of; the batch is held. 422 for a day to come and for a batch that is none. */
export async function meantSheet(tx: Tx, ctx: Ctx, marks: Marks): Promise<Meant> {
  const { batchCode, date: day } = marks[0]!
  if (day > (await today(tx, ctx.clock))) throw invalidField('date', say('inFuture'))
  const batchId = await holdBatchCoded(tx, batchCode, 'batchCode')
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
  if (candidates.length < ids.length) throw invalid({ '': { key: say('unknownStudent') } })
  for (const candidate of candidates) refuseStranger(candidate, sheetId)
}

function refuseStranger({ name, belongs, markedIn, markedBatch }: Candidate, sheetId: string) {
  if (markedIn === sheetId) return
  if (markedIn !== null)
    throw new Refusal(409, 'marked_elsewhere', {
      key: say('markedElsewhere'),
      values: { name, batch: markedBatch ?? '' },
    })
  if (!belongs) throw invalid({ '': { key: say('notInBatch'), values: { name } } })
}
