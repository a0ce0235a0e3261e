import { listFullBatches, takeSeat } from '#features/domain/courses/batches/server/seats/public.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import type { ParseContext } from '../parse-context.ts'
import type { Checked } from '../save-checked.sql.ts'
import { findStudentConflicts } from './find-student-conflicts.sql.ts'
import { addStudentTotals, countStudents } from './imported-counts.sql.ts'
import { insertStudents } from './insert-students.ts'
import type { KindRules } from './kind-rules.ts'
import { parseStudent, type RowValues, splitName } from './parse-student.ts'
import { countPerBatch } from './staged-rows.sql.ts'
import { undoStudents } from './undo-students.ts'

export const studentRules: KindRules = {
  counts: ['students', 'receipts', 'paid', 'discounts'],
  checkRow({ line, cells }, context) {
    const { values, errors } = parseStudent(cells, context)
    return { line, errors, ...(values === undefined ? { person_key: null } : toKeys(values, context)) }
  },
  findConflicts: findStudentConflicts,
  findFull: async (tx, ctx, importId, context) => listFullBatches(tx, ctx, await countSeats(tx, importId, context)),
  async takeSeats(tx, ctx, importId, context, overbook) {
    const seats = await countSeats(tx, importId, context)
    for (const id of [...seats.keys()].toSorted()) await takeSeat(tx, ctx, id, overbook, seats.get(id))
  },
  insert: insertStudents,
  count: countStudents,
  addTotals: addStudentTotals,
  remove: undoStudents,
}

function toKeys(values: RowValues, { courses }: ParseContext): Omit<Checked, 'line' | 'errors'> {
  const { father, contact = null, course = '', discount = null, feeReason, payments } = values
  const listFee = courses.get(keyOf(course))?.fee ?? null
  const { fname, lname } = splitName(values)
  const nameKey = foldText(`${fname} ${lname}`)
  const emailKey = values.email === undefined ? null : keyOf(values.email)
  return {
    person_key: JSON.stringify([nameKey, contact, emailKey, keyOf(course)]),
    name_key: nameKey,
    known_key: father === undefined ? null : foldText(`${nameKey} ${father}`),
    email_key: emailKey,
    phone: contact,
    reg_key: values.regNo?.toLowerCase() ?? null,
    course,
    batch: values.batch ?? null,
    present: values.status !== 'Disable',
    fee: values.fee ?? listFee ?? 0,
    list_fee: listFee,
    has_fee_reason: feeReason !== undefined,
    discount,
    payments: payments.map(({ field, paid }) => ({ field, amount: paid })),
  }
}

/** The keys are ids of batches. */
async function countSeats(tx: Tx, importId: string, { batches }: ParseContext): Promise<Map<string, number>> {
  const seats = new Map<string, number>()
  for (const { batch, students } of await countPerBatch(tx, importId)) {
    const id = batches.get(keyOf(batch))?.id
    if (id !== undefined) seats.set(id, (seats.get(id) ?? 0) + students)
  }
  return seats
}
