import { getToday } from '#features/institute/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { STUDENT_IMPORT_FIELDS } from '../contract/import-kinds.ts'
import type { DayOrder } from '../contract/imports.contract.ts'
import { type Checked, findConflicts, saveChecked } from './find-conflicts.sql.ts'
import { listStagedRows, type StoredImport } from './imports.sql.ts'
import { readDayOrder } from './normalize-day.ts'
import { getBatch, listChoices, type ParseContext, parseRow, type RowValues, splitName } from './parse-row.ts'

/** Few enough that other requests are served in between. */
const CHUNK = 500

type Layout = Pick<StoredImport, 'mapping' | 'dayOrder'>

/** Reads courses and batches once for all rows. */
export async function readParseContext(tx: Tx, ctx: Ctx, { mapping, dayOrder }: Layout): Promise<ParseContext> {
  const courses = await tx
    .selectFrom('course')
    .select(['id', 'name', 'name_key', 'fee', 'duration'])
    .where('deleted_at', 'is', null)
    .execute()
  const batches = await tx
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.id', 'b.code', 'b.code_key', 'b.course_id as courseId', 'c.name as course'])
    .where('b.deleted_at', 'is', null)
    .execute()
  return {
    mapping,
    dayOrder: dayOrder ?? 'dmy',
    today: await getToday(tx, ctx.clock),
    courses: new Map(courses.map((course) => [course.name_key, course])),
    batches: new Map(batches.map((batch) => [batch.code_key, batch])),
    choices: listChoices(ctx.translate),
  }
}

/** Checks every row. Returns whether the order of day and month has to be asked for. */
export async function checkRows(tx: Tx, ctx: Ctx, { id, ...layout }: Layout & { id: string }): Promise<boolean> {
  const context = await readParseContext(tx, ctx, layout)
  const orders = new Set<DayOrder | 'either' | undefined>()
  for (let after = 0; ;) {
    const rows = await listStagedRows(tx, id, after, CHUNK)
    for (const { cells } of rows) for (const cell of listDayCells(cells, layout.mapping)) orders.add(readDayOrder(cell))
    await saveChecked(
      tx,
      id,
      rows.map((row) => checkRow(row, context)),
    )
    if (rows.length < CHUNK) break
    after = rows.at(-1)!.line
  }
  await findConflicts(tx, id)
  return orders.has('either') && orders.has('dmy') === orders.has('mdy')
}

export async function checkOneRow(
  tx: Tx,
  ctx: Ctx,
  { id, ...layout }: Layout & { id: string },
  row: { line: number; cells: string[] },
): Promise<void> {
  await saveChecked(tx, id, [checkRow(row, await readParseContext(tx, ctx, layout))])
  await findConflicts(tx, id)
}

const DAY_FIELDS = Object.entries(STUDENT_IMPORT_FIELDS).flatMap(([name, field]) =>
  'type' in field && field.type === 'day' ? [name] : [],
)

const listDayCells = (cells: string[], mapping: ParseContext['mapping']) =>
  DAY_FIELDS.map((name) => cells[mapping[name] ?? -1]?.trim() ?? '')

const NOTHING = {
  ...{ person_key: null, name_key: null, known_key: null, email_key: null, phone: null },
  ...{ course: null, batch: null, fee: null, amount: null },
}

function checkRow({ line, cells }: { line: number; cells: string[] }, context: ParseContext): Checked {
  const { values, errors } = parseRow(cells, context)
  return { line, errors, ...(values === undefined ? NOTHING : toCompared(values, context)) }
}

function toCompared(values: RowValues, { courses }: ParseContext): Omit<Checked, 'line' | 'errors'> {
  const { father, contact = null, course = '', paid = null } = values
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
    amount: paid,
  }
}
