import { type Language, messagesOf } from '#shared/contract/messages.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type { Import, ImportRow, ListRows } from '../contract/imports.contract.ts'
import type en from '../contract/messages/en.json'
import { findImport, getUndoUntil, lockImport, type StoredImport } from './imports.sql.ts'
import { countLinks } from './import-links.sql.ts'
import { countRows, findRow, listRows } from './import-rows.sql.ts'
import { RULES_OF_KIND } from './kinds/rules-of-kind.ts'
import { listMissing } from './list-missing.ts'
import { readParseContext } from './parse-context.ts'

const message = messagesOf<typeof en>('import-export')

/** 404: unknown, or not run yet and of another user. */
export async function getImport(ctx: Ctx<Actor>, id: string): Promise<Import> {
  return inTx(ctx.db, async (tx) => toImport(tx, ctx, found(await findImport(tx, id, ctx.actor))))
}

/** 404: as in `getImport`. 409: running, or run already. */
export async function lockOpenImport(tx: Tx, ctx: Ctx<Actor>, id: string): Promise<StoredImport> {
  const stored = found(await lockImport(tx, id, ctx.actor))
  if (stored.state === 'running') throw new AppError(409, 'is_running', message('isRunning'))
  if (stored.state !== 'open') throw new AppError(409, 'is_done', message('isDone'))
  return stored
}

export async function toImport(tx: Tx, ctx: Ctx, stored: StoredImport): Promise<Import> {
  const { id, createdAt, ownerId: _owner, doneAt: _doneAt, isCancelled, failure, ...rest } = stored
  const context = await readParseContext(tx, ctx, stored)
  const text = isCancelled ? { key: message('cancelled'), values: {} } : failure
  return {
    ...rest,
    _id: id,
    createdAt: createdAt.toISOString(),
    undoUntil: getUndoUntil(ctx, stored),
    failure: text === null ? null : ctx.translate(ctx.language, text.key, text.values),
    ...(await countRows(tx, id)),
    missing: await listMissing(tx, stored, context),
    full: (await RULES_OF_KIND[stored.kind].findFull?.(tx, ctx, id, context)) ?? [],
    links: stored.state === 'done' && stored.kind === 'students' ? await countLinks(tx, id) : null,
  }
}

/** 404: as in `getImport`. */
export async function getRows(ctx: Ctx<Actor>, id: string, query: ListRows) {
  const stored = found(await findImport(ctx.db, id, ctx.actor))
  const { rows, total } = await listRows(ctx.db, stored.id, query)
  return { rows: rows.map((row) => toRow(ctx, row)), total }
}

export async function getRow(db: Db, ctx: Ctx, id: string, line: number): Promise<ImportRow> {
  return toRow(ctx, found(await findRow(db, id, line)))
}

type StoredRow = NonNullable<Awaited<ReturnType<typeof findRow>>>

function toRow({ translate, language }: Ctx, row: StoredRow): ImportRow {
  return {
    ...row,
    errors: toTexts(translate, language, row.errors),
    warnings: toTexts(translate, language, row.warnings),
  }
}

const toTexts = (translate: Ctx['translate'], language: Language, messages: Record<string, MessageWithValues>) =>
  Object.fromEntries(
    Object.entries(messages).map(([field, { key, values }]) => [field, translate(language, key, values)]),
  )
