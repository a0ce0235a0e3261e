import { sql } from 'kysely'
import { deleteAccessLinks } from '#features/admissions/server/public.ts'
import { takeSeat } from '#features/batches/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import type { ParseContext } from '../parse-context.ts'
import type { Checked } from '../save-checked.sql.ts'
import { findStudentConflicts } from './find-student-conflicts.sql.ts'
import { insertStudents } from './insert-students.ts'
import { type KindRules, rejectUsed, touched } from './kind-rules.ts'
import { getBatch, parseStudent, type RowValues, splitName } from './parse-student.ts'

/** Students per statement. */
const CHUNK = 50

export const studentRules: KindRules = {
  counts: ['students', 'receipts', 'paid', 'discounts'],
  checkRow({ line, cells }, context) {
    const { values, errors } = parseStudent(cells, context)
    return { line, errors, ...(values === undefined ? { person_key: null } : toKeys(values, context)) }
  },
  findConflicts: findStudentConflicts,
  async takeSeats(tx, ctx, importId, { batches }, overbook) {
    const seats = new Map<string, number>()
    for (const { batch, students } of await countPerBatch(tx, importId)) {
      const id = batches.get(keyOf(batch))?.id
      if (id !== undefined) seats.set(id, (seats.get(id) ?? 0) + students)
    }
    for (const id of [...seats.keys()].toSorted()) await takeSeat(tx, ctx, id, overbook, seats.get(id))
  },
  insert: insertStudents,
  count: async (tx, importId) =>
    tx
      .selectNoFrom([
        sql<number>`(select count(*) from student where import_id = ${importId})`.as('students'),
        sql<number>`(select count(*) from receipt where import_id = ${importId})`.as('receipts'),
        sql<number>`(select coalesce(sum(paid), 0) from receipt where import_id = ${importId})`.as('paid'),
        sql<number>`(select coalesce(sum(f.amount), 0) from student s join fee_adjustment f on f.student_id = s.id
          where s.import_id = ${importId})`.as('discounts'),
      ])
      .executeTakeFirstOrThrow(),
  async addTotals(tx, importId, sign) {
    const statement = sign === 1 ? sql`select count_import(${importId})` : sql`select uncount_import(${importId})`
    await statement.execute(tx)
  },
  async remove(tx, importId, { students }) {
    const ids = await lockUntouched(tx, importId)
    if (ids.length !== students) throw touched()
    await deleteAccessLinks(tx, ids)
    for (const chunk of toChunks(ids, CHUNK))
      await sql`select remove_imported(${importId}, ${chunk}::uuid[])`.execute(tx).catch(rejectUsed)
  },
}

function toKeys(values: RowValues, { courses }: ParseContext): Omit<Checked, 'line' | 'errors'> {
  const { father, contact = null, course = '', discount = null, payments } = values
  const { fname, lname } = splitName(values)
  const nameKey = keyOf(`${fname} ${lname}`)
  const emailKey = values.email === undefined ? null : keyOf(values.email)
  return {
    person_key: JSON.stringify([nameKey, contact, emailKey, keyOf(course)]),
    name_key: nameKey,
    known_key: father === undefined ? null : keyOf(`${nameKey} ${father}`),
    email_key: emailKey,
    phone: contact,
    course,
    batch: getBatch(values),
    fee: values.fee ?? courses.get(keyOf(course))?.fee ?? 0,
    discount,
    payments: payments.map(({ field, paid }) => ({ field, amount: paid })),
  }
}

/** Nobody has changed them, added a payment or signed in. The locks keep it so. */
async function lockUntouched(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from student s
    join account a on a.id = s.id and a.version = 1 and a.password_hash = ''
    join student_account m on m.student_id = s.id
    join enrolment e on e.student_id = s.id
    where s.import_id = ${id} and s.version = 1
      and not exists (select from enrolment o where o.student_id = s.id and (o.version > 1 or o.n > 1))
      and not exists (select from fee_adjustment f where f.student_id = s.id and (f.import_id is null or f.version > 1))
      and not exists (select from receipt r where r.student_id = s.id and (r.import_id is null or r.version > 1))
    order by s.id for update of s, a, m, e`.execute(tx)
  return rows.map((row) => row.id)
}

/** The students of the rows that are imported, by the batch of their first row. */
async function countPerBatch(tx: Tx, importId: string): Promise<{ batch: string; students: number }[]> {
  const { rows } = await sql<{ batch: string; students: number }>`
    select batch, count(*) as students from (
      select distinct on (person_key) batch from import_row
      where import_id = ${importId} and not is_skipped and person_key is not null order by person_key, line
    ) person where batch is not null group by batch`.execute(tx)
  return rows
}
