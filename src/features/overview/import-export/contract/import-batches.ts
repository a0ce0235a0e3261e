import { BATCH_FIELDS } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { DAY, importFieldsOf } from './import-field.ts'

/** Weekly sessions are left out, because they are no text. The batch time is one. */
const { sessions: _sessions, ...fields } = BATCH_FIELDS

export const BATCH_IMPORT_FIELDS = importFieldsOf(fields, {
  bCode: { aliases: ['Batch', 'Code', 'Batch name', 'Batch no'] },
  courseName: { aliases: ['Course', 'Class', 'Program'] },
  bTime: { aliases: ['Time', 'Timing', 'Timings', 'Hours'] },
  startDate: { ...DAY, aliases: ['Start', 'Starts', 'Starts on', 'Begins', 'From'] },
  endDate: { ...DAY, aliases: ['End', 'Ends', 'Ends on', 'To'] },
  trainer: { aliases: ['Teacher', 'Faculty', 'Instructor'] },
  room: { aliases: ['Classroom', 'Lab'] },
  seats: { aliases: ['Capacity', 'Intake', 'Maximum'] },
})
