import type { Tx } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { AbsenceNotice } from '../contract/absences.contract.ts'

type Key = { studentId: string; day: string; sheetId: string }

/** Locks the mark, so that it is not corrected meanwhile. */
export async function lockMark(tx: Tx, scope: Scope, studentId: string, batchKey: string, day: string) {
  return tx
    .selectFrom('attendance_mark as k')
    .innerJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
    .innerJoin('batch as b', 'b.id', 'h.batch_id')
    .innerJoin('student as s', 's.id', 'k.student_id')
    .select(['k.sheet_id as sheetId', 'k.present', 's.parent_contact as parentContact', 'b.code as batchCode'])
    .where('k.student_id', '=', studentId)
    .where('k.day', '=', day)
    .where('b.code_key', '=', batchKey)
    .where('b.deleted_at', 'is', null)
    .where('s.status', '<>', 'Deleted')
    .$call(within(scope, 's.id'))
    .forShare('k')
    .executeTakeFirst()
}

/** Returns false if the parent has been told of this absence. */
export async function insertNotice(tx: Tx, { studentId, day, sheetId }: Key, by: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('absence_notice')
    .values({ student_id: studentId, day, sheet_id: sheetId, sent_by: by, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findNotice(tx: Tx, { studentId, day, sheetId }: Key): Promise<AbsenceNotice | undefined> {
  const row = await tx
    .selectFrom('absence_notice as n')
    .innerJoin('account as a', 'a.id', 'n.sent_by')
    .select(['n.at', 'a.name'])
    .where('n.student_id', '=', studentId)
    .where('n.day', '=', day)
    .where('n.sheet_id', '=', sheetId)
    .executeTakeFirst()
  return row && { at: row.at.toISOString(), by: row.name }
}
