import { createBatch } from '#features/domain/courses/batches/server/public.ts'
import { createCourse } from '#features/domain/courses/server/public.ts'
import { addCategory } from '#features/domain/expenses/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, busy, found } from '#shared/server/errors.ts'
import { feeViewOf } from '#features/domain/fees/server/adjustments/public.ts'
import { may } from '#features/domain/students/contract/permissions.ts'
import type { Import, RunBody } from '../contract/imports.contract.ts'
import type en from '../contract/messages/en.json'
import { checkRows } from './check-rows.ts'
import { getImport, toImport } from './find-import.ts'
import { recordCategories, recordCreated } from './import-records.sql.ts'
import { countRows } from './import-rows.sql.ts'
import { cancelRun, claimRun, endRun, finishImport, lockImports, reportProgress } from './import-runs.sql.ts'
import { findImport, type StoredImport } from './imports.sql.ts'
import { RULES_OF_KIND } from './kinds/rules-of-kind.ts'
import { listGroups, type RowGroup } from './list-groups.sql.ts'
import { areAllTicked, listMissing } from './list-missing.ts'
import { type ParseContext, readParseContext } from './parse-context.ts'

const message = messagesOf<typeof en>('import-export')

/** Records per statement. Each statement takes some tenths of a second, and other requests are served in between. */
const CHUNK = 100

/**
 * Starts the run in the background, unless it runs already or is done. 404: as in `getImport`. 409: nothing to import,
 * rows with errors, dates whose order is not known, courses, batches and categories that are missing, or batches with
 * too few seats.
 */
export async function startRun(ctx: Ctx<Actor>, id: string, { create, overbook }: RunBody): Promise<Import> {
  const stored = found(await findImport(ctx.db, id, ctx.actor))
  if (stored.state !== 'open') return getImport(ctx, id)
  await inTx(ctx.db, async (tx) => {
    const context = await readParseContext(tx, ctx, stored)
    await assertReady(tx, ctx, stored, context, create)
    if (overbook === true) return
    await RULES_OF_KIND[stored.kind].takeSeats?.(tx, ctx, id, context, overbook)
  })
  if (await claimRun(ctx.db, id)) ctx.runInBackground(() => run(ctx, id, { create, overbook }))
  return getImport(ctx, id)
}

async function assertReady(
  tx: Tx,
  ctx: Ctx<Actor>,
  stored: StoredImport,
  context: ParseContext,
  create: RunBody['create'],
) {
  const { faulty, rows, skipped } = await countRows(tx, stored.id)
  if (rows === skipped) throw new AppError(409, 'nothing_to_import', message('allSkipped'))
  if (stored.asksDayOrder && stored.dayOrder === null) throw new AppError(409, 'day_order', message('dayOrderFirst'))
  if (faulty > 0) throw new AppError(409, 'has_errors', { key: message('fixFirst'), values: { count: faulty } })
  const missing = await listMissing(tx, stored, context)
  if (areAllTicked(missing, create)) return
  const text = missing.categories.length > 0 ? message('categoriesFirst') : message('createFirst')
  throw new AppError(409, 'names_missing', text, { current: await toImport(tx, ctx, stored) })
}

/** Stores the reason of a failure with the import, and errors that were found with its rows. */
async function run(ctx: Ctx<Actor>, id: string, body: RunBody): Promise<void> {
  try {
    await inTx(ctx.db, (tx) => importAll(tx, ctx, id, body))
  } catch (error) {
    const { code, text } = error instanceof AppError ? error : busy()
    if (code === 'has_errors')
      await inTx(ctx.db, async (tx) => checkRows(tx, ctx, found(await findImport(tx, id, ctx.actor))))
    await endRun(ctx.db, id, { key: text.key, values: text.values ?? {} })
    if (!(error instanceof AppError)) throw error
  }
}

async function importAll(tx: Tx, ctx: Ctx<Actor>, id: string, { create, overbook }: RunBody): Promise<void> {
  if (!(await lockImports(tx))) throw new AppError(409, 'other_import', message('otherRuns'))
  const stored = found(await findImport(tx, id, ctx.actor))
  const rules = RULES_OF_KIND[stored.kind]
  const origin = {
    importId: id,
    actorId: ctx.actor.id,
    isLimited: feeViewOf(ctx.actor) !== 'all',
    isLimitExempt: may(ctx.actor, 'students.lower-fee-above-limit'),
    at: ctx.clock.now(),
  }
  await createMissing(tx, ctx, stored, create)
  // Records may have changed since the rows were checked.
  await checkRows(tx, ctx, stored)
  if ((await countRows(tx, id)).faulty > 0) throw new AppError(409, 'has_errors', message('changedMeanwhile'))
  const context = await readParseContext(tx, ctx, stored)
  // Others may have taken the seats since the run was started.
  await rules.takeSeats?.(tx, ctx, id, context, overbook)
  const report = async (done: number) => {
    if (await reportProgress(ctx.db, id, done)) throw new AppError(409, 'cancelled', message('cancelled'))
  }
  if (rules.insertAll) await rules.insertAll(tx, origin, report, context)
  else await insertGroups(tx, (groups) => rules.insert(tx, groups, context, origin), { id, report })
  await rules.record?.(tx, id)
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

/**
 * Creates courses and batches without duration and time, which the institute adds later. 409: a name is missing since
 * the run was started, and was not ticked.
 */
async function createMissing(tx: Tx, ctx: Ctx<Actor>, stored: StoredImport, create: RunBody['create']): Promise<void> {
  const inside = { ...ctx, db: tx }
  const missing = await listMissing(tx, stored, await readParseContext(tx, ctx, stored))
  if (!areAllTicked(missing, create)) throw new AppError(409, 'names_missing', message('createFirst'))
  const ids = { courses: [] as string[], batches: [] as string[], categories: [] as string[] }
  for (const { name } of missing.categories) ids.categories.push((await addCategory(inside, { ledger: name }))._id)
  for (const { name, fee } of missing.courses)
    ids.courses.push((await createCourse(inside, { course: name, cFee: fee, cDuration: '–' }))._id)
  const startDate = await getToday(tx, ctx.clock)
  for (const { name, course } of missing.batches) {
    const batch = await createBatch(inside, { bCode: name, courseName: course, bTime: '–', startDate })
    ids.batches.push(batch._id)
  }
  await recordCreated(tx, stored.id, 'course', ids.courses)
  await recordCreated(tx, stored.id, 'batch', ids.batches)
  await recordCategories(tx, stored.id, ids.categories)
}

/** 409: not running. */
export async function cancelImport(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  found(await findImport(ctx.db, id, ctx.actor))
  if (!(await cancelRun(ctx.db, id))) throw new AppError(409, 'not_running', message('notRunning'))
  return { message: ctx.translate(ctx.language, message('cancelling')) }
}
