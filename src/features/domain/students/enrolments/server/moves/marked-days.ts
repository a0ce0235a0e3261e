import type { Tx } from '#shared/server/db.ts'
import { slot } from '#shared/server/slot.ts'

/** Lists the days on which the student is marked in the batch. */
export const markedDays =
  slot<(tx: Tx, studentId: string, batchId: string) => Promise<string[]>>('marked days of a student')
