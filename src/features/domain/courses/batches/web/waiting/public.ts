export type { Wait } from './ask-for-seat.ts'
export {
  type Person,
  useAddWaiting,
  useRemoveWaiting,
  useRestoreWaiting,
  waitAs,
  waitingQueries,
} from './waiting.queries.ts'
