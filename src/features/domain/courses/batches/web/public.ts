export { batchChoices, type BatchChoice } from './batch-choices.ts'
export type { Wait } from './ask-for-seat.ts'
export { BatchDayFields, type MoveValues, NO_MOVE, toMoveBody } from './batch-day-fields.tsx'
export { batchesQueries, withSeat } from './batches.queries.ts'
export { overviewQueries } from './overview.queries.ts'
export { SeatsNote } from './seats-note.tsx'
export {
  type Person,
  useAddWaiting,
  useRemoveWaiting,
  useRestoreWaiting,
  waitAs,
  waitingQueries,
} from './waiting.queries.ts'
