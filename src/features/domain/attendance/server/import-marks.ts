import { v7 as uuid } from 'uuid'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import {
  type ImportedMark,
  insertMarks,
  lockBatches,
  lockImportedMarks,
  lockSheets,
  lockStudents,
  type Origin,
  removeMarks,
  type Sheet,
} from './imported-marks.sql.ts'

/** A statement writes this many marks or sheets. */
const CHUNK = 500

/**
 * Adds the marks of an import to their sheets, without audit entries, because the import has one. Locks batches, sheets
 * and students in the order of a save. `marks` are in the order of student and day, so that the import and a save that
 * write the months of the same students do not wait for each other. Returns the number of marks without those that
 * cannot be written.
 */
export async function importMarks(
  tx: Tx,
  marks: readonly ImportedMark[],
  origin: Origin,
  report: (done: number) => Promise<void>,
): Promise<number> {
  const batches = [...new Set(marks.map(({ batch }) => batch))]
  await lockBatches(tx, batches)
  for (const chunk of toChunks(listSheets(marks), CHUNK)) await lockSheets(tx, chunk, origin)
  for (const ids of toChunks([...new Set(marks.map(({ student }) => student))], CHUNK)) await lockStudents(tx, ids)
  let added = 0
  for (const chunk of toChunks(marks, CHUNK)) {
    added += await insertMarks(tx, chunk, origin)
    await report(added)
  }
  return added
}

/** Lists the sheets of the marks, with an id for each that does not exist yet. */
function listSheets(marks: readonly ImportedMark[]): Sheet[] {
  const days = new Map(marks.map(({ batch, day }) => [`${batch} ${day}`, { batch, day }]))
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sheet]) => ({ id: uuid(), ...sheet }))
}

/** Removes the marks of an import with the sheets that become empty. Returns the number of unchanged ones. */
export async function removeImportedMarks(tx: Tx, importId: string): Promise<number> {
  const marks = await lockImportedMarks(tx, importId)
  for (const chunk of toChunks(marks, CHUNK)) await removeMarks(tx, importId, chunk)
  return marks.length
}
