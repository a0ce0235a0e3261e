import { sql } from 'kysely'
import { createBatch } from '#features/batches/server/public.ts'
import { createCourse } from '#features/courses/server/public.ts'
import { addCategory } from '#features/expenses/server/public.ts'
import { getToday } from '#features/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, busy, found } from '#shared/server/errors.ts'
import type { Import, RunBody } from '../contract/imports.contract.ts'
import type en from '../contract/messages/en.json'
import { checkRows } from './check-rows.ts'
import { getImport, listMissing, toImport } from './find-import.ts'
import {
  cancelRun,
  claimRun,
  countRows,
  endRun,
  findImport,
  finishImport,
  getHighestFee,
  reportProgress,
  type StoredImport,
} from './imports.sql.ts'
import { RULES_OF_KIND } from './kinds/rules-of-kind.ts'
import { listGroups, type RowGroup } from './list-groups.sql.ts'
import { readParseContext } from './parse-context.ts'

const message = messagesOf<typeof en>('import-export')

/** Records per statement: each takes some tenths of a second, and other requests are served in between. */
const CHUNK = 100

/** Of the advisory lock that lets one import run at a time. */
const LOCK_ID = 1302

/**
 * Starts the run in the background. Nothing happens if it runs already or is done. 404: as in `getImport`. 409: rows with errors,
 * dates whose order is not known, courses, batches and categories that are missing, or batches with too few seats.
 */
export async function startRun(
  ctx: Ctx<Actor>,
  id: string,
  { createMissing = false, overbook }: RunBody,
): Promise<Import> {
  const stored = found(await findImport(ctx.db, id, ctx.actor))
  if (stored.state !== 'open') return getImport(ctx, id)
  await inTx(ctx.db, async (tx) => {
    await assertReady(tx, ctx, stored, createMissing)
    if (overbook === true) return
    const context = await readParseContext(tx, ctx, stored)
    await RULES_OF_KIND[stored.kind].takeSeats?.(tx, ctx, id, context, overbook)
  })
  if (await claimRun(ctx.db, id)) ctx.runInBackground(() => run(ctx, id, overbook))
  return getImport(ctx, id)
}

async function assertReady(tx: Tx, ctx: Ctx<Actor>, stored: StoredImport, createMissing: boolean) {
  const { faulty, rows, skipped } = await countRows(tx, stored.id)
  if (rows === skipped) throw new AppError(409, 'nothing_to_import', message('allSkipped'))
  if (stored.asksDayOrder && stored.dayOrder === null) throw new AppError(409, 'day_order', message('dayOrderFirst'))
  if (faulty > 0) throw new AppError(409, 'has_errors', { key: message('fixFirst'), values: { count: faulty } })
  const { courses, batches, categories } = await listMissing(tx, ctx, stored)
  if (createMissing || courses.length + batches.length + categories.length === 0) return
  const text = categories.length > 0 ? message('categoriesFirst') : message('createFirst')
  throw new AppError(409, 'names_missing', text, { current: await toImport(tx, ctx, stored) })
}

/** The reason of a failure is kept with the import, and the errors that were found with its rows. */
async function run(ctx: Ctx<Actor>, id: string, overbook: boolean | undefined): Promise<void> {
  try {
    await inTx(ctx.db, (tx) => importAll(tx, ctx, id, overbook))
  } catch (error) {
    const { code, text } = error instanceof AppError ? error : busy()
    if (code === 'has_errors')
      await inTx(ctx.db, async (tx) => checkRows(tx, ctx, found(await findImport(tx, id, ctx.actor))))
    await endRun(ctx.db, id, { key: text.key, values: text.values ?? {} })
    if (!(error instanceof AppError)) throw error
  }
}

async function importAll(tx: Tx, ctx: Ctx<Actor>, id: string, overbook: boolean | undefined): Promise<void> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK_ID}) as locked`.execute(tx)
  if (rows[0]?.locked !== true) throw new AppError(409, 'other_import', message('otherRuns'))
  const stored = found(await findImport(tx, id, ctx.actor))
  const rules = RULES_OF_KIND[stored.kind]
  const origin = { importId: id, actorId: ctx.actor.id, at: ctx.clock.now() }
  await createMissing(tx, ctx, stored)
  // Records may have changed since the rows were checked.
  await checkRows(tx, ctx, stored)
  if ((await countRows(tx, id)).faulty > 0) throw new AppError(409, 'has_errors', message('changedMeanwhile'))
  const context = await readParseContext(tx, ctx, stored)
  // Others may have taken the seats since the run was started.
  await rules.takeSeats?.(tx, ctx, id, context, overbook)
  const report = async (done: number) => {
    if (await reportProgress(ctx.db, id, done)) throw new AppError(409, 'cancelled', message('cancelled'))
  }
  if (rules.insertAll) await rules.insertAll(tx, origin, report)
  else await insertGroups(tx, (groups) => rules.insert(tx, groups, context, origin), { id, report })
  const made = await rules.count(tx, id)
  if (!(await finishImport(tx, id, made, origin.at))) throw new AppError(409, 'cancelled', message('cancelled'))
  await audit(tx, ctx, { action: 'import.run', record: 'import', recordId: id, after: { ...made, kind: stored.kind } })
  await rules.addTotals?.(tx, id, 1)
}

type Run = { id: string; report: (done: number) => Promise<void> }

async function insertGroups(tx: Tx, insert: (groups: RowGroup[]) => Promise<void>, { id, report }: Run): Promise<void> {
  for (let after = 0, done = 0; ;) {
    const groups = await listGroups(tx, id, after, CHUNK)
    await insert(groups)
    done += groups.reduce((sum, group) => sum + group.rows.length, 0)
    await report(done)
    if (groups.length < CHUNK) break
    after = groups.at(-1)!.line
  }
}

/** The fee of a course is the highest in its rows. Duration and time are not known: the institute adds them later. */
async function createMissing(tx: Tx, ctx: Ctx<Actor>, stored: StoredImport): Promise<void> {
  const inside = { ...ctx, db: tx }
  const { courses, batches, categories } = await listMissing(tx, ctx, stored)
  for (const ledger of categories) await addCategory(inside, { ledger })
  for (const course of courses)
    await createCourse(inside, { course, cFee: await getHighestFee(tx, stored.id, course), cDuration: '–' })
  for (const { batch, course } of batches)
    await createBatch(inside, {
      bCode: batch,
      courseName: course,
      bTime: '–',
      startDate: await getToday(tx, ctx.clock),
    })
}

/** 409: it does not run. */
export async function cancelImport(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  found(await findImport(ctx.db, id, ctx.actor))
  if (!(await cancelRun(ctx.db, id))) throw new AppError(409, 'not_running', message('notRunning'))
  return { message: ctx.translate(ctx.language, message('cancelling')) }
}
