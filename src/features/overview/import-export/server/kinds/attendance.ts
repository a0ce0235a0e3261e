import type attendanceEn from '#features/domain/attendance/contract/messages/en.json'
import { importMarks, removeImportedMarks } from '#features/domain/attendance/server/public.ts'
import type batchesEn from '#features/domain/courses/batches/contract/messages/en.json'
import { foldText } from '#shared/contract/fold-text.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { parsePhone } from '#shared/contract/phone-number.ts'
import { blankable, body, UUID } from '#shared/contract/scalars.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { ATTENDANCE_IMPORT_FIELDS } from '../../contract/import-attendance.ts'
import type en from '../../contract/messages/en.json'
import type { Made } from '../import-runs.sql.ts'
import { findMarkConflicts } from './find-mark-conflicts.sql.ts'
import { type KindRules, rejectUsed } from './kind-rules.ts'
import { createRecordRules } from './records.ts'
import { countRecords } from './imported-counts.sql.ts'
import { listStagedMarks, skipKnownMarks } from './staged-rows.sql.ts'

const message = messagesOf<typeof en>('import-export')
const batches = messagesOf<typeof batchesEn>('batches')
const attendance = messagesOf<typeof attendanceEn>('attendance')

const { student, regNo, father, batchCode, date, attendence } = ATTENDANCE_IMPORT_FIELDS

export const attendanceRules: KindRules = {
  ...createRecordRules({
    fields: ATTENDANCE_IMPORT_FIELDS,
    body: body({
      student: blankable(student.input),
      regNo: blankable(regNo.input),
      father: blankable(father.input),
      batchCode: batchCode.input,
      date: date.input,
      attendence: attendence.input,
    }),
    findFaults: (mark, context) => ({
      ...(!mark.student && !mark.regNo && { student: { key: attendance('studentMissing'), values: {} } }),
      ...(mark.date > context.today && { date: { key: attendance('dateInFuture'), values: {} } }),
      ...(!context.batches.has(keyOf(mark.batchCode)) && { batchCode: { key: batches('unknownBatch'), values: {} } }),
    }),
    count: (tx, importId) => countRecords(tx, importId, 'attendance_mark'),
    remove: removeMarks,
    toKeys: (mark, line, context) => ({
      person_key: String(line),
      known_key: (mark.student ? toStudentKeys(mark.student) : [toRegKey(mark.regNo ?? '')]).join('\n'),
      reg_key: mark.regNo?.toLowerCase() ?? null,
      name_key: mark.father === null || mark.father === undefined ? null : foldText(mark.father),
      batch: context.batches.get(keyOf(mark.batchCode))?.id ?? null,
      day: mark.date,
      present: mark.attendence === 'present',
    }),
    findConflicts: findMarkConflicts,
    skipKnown: skipKnownMarks,
    insert: async () => {},
  }),
  async insertAll(tx, origin, report) {
    const marks = await listStagedMarks(tx, origin.importId)
    if ((await importMarks(tx, marks, origin, report)) < marks.length)
      throw new AppError(409, 'has_errors', message('changedMeanwhile'))
  },
}

/** A mark that somebody has changed does not belong to the import any more. */
async function removeMarks(tx: Tx, _ctx: unknown, importId: string, { records }: Made): Promise<[]> {
  const removed = await removeImportedMarks(tx, importId).catch(rejectUsed)
  if (removed < records)
    throw new AppError(409, 'touched', { key: message('marksChanged'), values: { count: records - removed } })
  return []
}

/** One of the keys is enough. */
function toStudentKeys(cell: string): string[] {
  const phone = parsePhone(cell)
  return [
    `name ${foldText(cell)}`,
    ...(cell.includes('@') ? [`email ${keyOf(cell)}`] : []),
    ...(phone === undefined ? [] : [`phone ${phone}`]),
    ...(UUID.test(cell) ? [`id ${cell.toLowerCase()}`] : []),
    toRegKey(cell),
  ]
}

const toRegKey = (regNo: string) => `reg ${regNo.toLowerCase()}`
