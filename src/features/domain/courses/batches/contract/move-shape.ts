import * as z from 'zod/mini'
import { blankable, day } from '#shared/contract/scalars.ts'

/** Is part of a body that may move a student to another batch. It is ignored if the batch stays. */
export const moveShape = {
  /**
   * The first day in the new batch. Absent: today, or the day after the last mark in the former batch if that is later;
   * for an ended course, the joining date.
   */
  movedOn: blankable(day()),
  /** The former batch was a mistake: the student was in the new one from joining, and the marks move too. */
  alwaysInBatch: z.optional(z.boolean()),
}
const MoveFields = z.object(moveShape)
export type MoveFields = z.output<typeof MoveFields>
