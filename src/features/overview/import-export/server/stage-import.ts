import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { found, invalidField } from '#shared/server/errors.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { toLabel } from '../contract/import-field.ts'
import {
  MAX_COLUMNS,
  MAX_LINE,
  MAX_MEMORY_MB,
  MAX_ROWS,
  MAX_SECONDS,
  MAX_TEXT,
  MAX_UNPACKED_MB,
} from '../contract/import-limits.ts'
import { IMPORT_FIELDS } from '../contract/import-kinds.ts'
import {
  type Import,
  type ImportChange,
  type ImportRow,
  MAX_CELL,
  type NewImport,
  type RowChange,
} from '../contract/imports.contract.ts'
import type en from '../contract/messages/en.json'
import { checkOneRow, checkRows } from './check-rows.ts'
import { getRow, lockOpenImport, toImport } from './find-import.ts'
import { findRow, insertRows, updateRow } from './import-rows.sql.ts'
import { deleteImport, findFormerMapping, findImport, insertImport, updateImport } from './imports.sql.ts'
import { RULES_OF_KIND } from './kinds/rules-of-kind.ts'
import { matchColumns } from './match-columns.ts'
import type { ImportTable } from './read-file/import-table.ts'
import { readTable } from './read-file/read-table.ts'
import { unpivotDays } from './unpivot-days.ts'
import { UnreadableFile } from './read-file/unreadable-file.ts'

const message = messagesOf<typeof en>('import-export')

const CHUNK = 1000

const isStorable = (cell: string) => cell.length <= MAX_CELL && cell.isWellFormed() && !cell.includes('\0')

export async function beginImport(
  ctx: Ctx<Actor>,
  { kind, name = '' }: NewImport,
  table: ImportTable,
): Promise<Import> {
  const { columns, rows, sheet, sheets } = kind === 'attendance' ? unpivotDays(table, ctx) : table
  if (rows.length > MAX_ROWS) throw invalidField('file', message('tooManyRows'), { maxRows: MAX_ROWS })
  return inTx(ctx.db, async (tx) => {
    const id = uuid()
    const mapping =
      (await findFormerMapping(tx, kind, columns)) ?? matchColumns(columns, IMPORT_FIELDS[kind], ctx.translate)
    const at = ctx.clock.now()
    await insertImport(tx, { id, kind, name, ownerId: ctx.actor.id, columns, mapping, at, sheet, sheets })
    for (const chunk of toChunks(rows, CHUNK)) await insertRows(tx, id, chunk)
    return check(tx, ctx, id, {})
  })
}

/**
 * Runs before the transaction of the import. 422: no rows below the names of the columns, a file that is no table, or
 * beyond a limit.
 */
export async function readRows(_ctx: unknown, { body }: { body: NewImport }): Promise<ImportTable> {
  const { file, rows: pasted = '', sheet } = body
  const field = file === undefined ? 'rows' : 'file'
  if (file === undefined && pasted.trim() === '') throw invalidField('rows', message('nothingPasted'))
  const table = await readTable(file === undefined ? Buffer.from(pasted) : Buffer.from(file, 'base64'), {
    sheet,
  }).catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error
    throw invalidField(field, message(error.reason), {
      line: error.line ?? 0,
      maxRows: MAX_ROWS,
      maxColumns: MAX_COLUMNS,
      maxLine: MAX_LINE,
      maxText: MAX_TEXT,
      maxMegabytes: MAX_UNPACKED_MB,
      maxMemory: MAX_MEMORY_MB,
      maxSeconds: MAX_SECONDS,
    })
  })
  const tooLong = [{ line: 1, cells: table.columns }, ...table.rows].find(({ cells }) => !cells.every(isStorable))
  if (tooLong) throw invalidField(field, message('badCell'), { line: tooLong.line })
  return table
}

/** 404, 409: as in `lockOpenImport`. 422: unknown field or column, or two fields of one column. */
export async function changeImport(ctx: Ctx<Actor>, id: string, change: ImportChange): Promise<Import> {
  return inTx(ctx.db, async (tx) => {
    const { kind, columns } = await lockOpenImport(tx, ctx, id)
    if (Object.keys(change.fixed ?? {}).some((field) => !Object.hasOwn(IMPORT_FIELDS[kind], field)))
      throw invalidField('fixed', message('unknownColumn'))
    const fields = Object.entries(change.mapping ?? {})
    const known = IMPORT_FIELDS[kind]
    for (const [field, column] of fields) {
      if (!Object.hasOwn(known, field) || column >= columns.length)
        throw invalidField('mapping', message('unknownColumn'))
      if (fields.some(([other, index]) => other !== field && index === column))
        throw invalidField('mapping', message('columnTwice'), { column: columns[column] ?? '' })
    }
    return check(tx, ctx, id, change)
  })
}

async function check(tx: Tx, ctx: Ctx<Actor>, id: string, change: ImportChange): Promise<Import> {
  const before = found(await findImport(tx, id, ctx.actor))
  const { kind, columns } = before
  const { mapping = before.mapping, fixed = before.fixed, dayOrder = before.dayOrder } = change
  const asksDayOrder = await checkRows(tx, ctx, { id, kind, mapping, fixed, dayOrder })
  // A day may change as long as the order of day and month is not known.
  if (!asksDayOrder || dayOrder !== null) await RULES_OF_KIND[kind].skipKnown?.(tx, id)
  await updateImport(tx, id, { columns, mapping, fixed, dayOrder, asksDayOrder })
  return toImport(tx, ctx, found(await findImport(tx, id, ctx.actor)))
}

/**
 * A field that the file lacks gets a column. 404: unknown row, or as in `lockOpenImport`. 409: as there. 422: unknown
 * field.
 */
export async function changeRow(
  ctx: Ctx<Actor>,
  id: string,
  { line, skipped, cells = {} }: RowChange,
): Promise<ImportRow> {
  return inTx(ctx.db, async (tx) => {
    const stored = await lockOpenImport(tx, ctx, id)
    const row = found(await findRow(tx, id, line))
    const columns = [...stored.columns]
    const mapping = { ...stored.mapping }
    for (const [field, text] of Object.entries(cells)) {
      const known = IMPORT_FIELDS[stored.kind]
      if (!Object.hasOwn(known, field)) throw invalidField('cells', message('unknownColumn'))
      if (mapping[field] === undefined) {
        mapping[field] = columns.length
        columns.push(toLabel(known[field]!, (label) => ctx.translate(ctx.language, label)))
      }
      row.cells[mapping[field]] = text
    }
    const next = {
      line,
      cells: Array.from(columns, (_, index) => row.cells[index] ?? ''),
      skipped: skipped ?? row.skipped,
    }
    await updateRow(tx, id, next)
    await updateImport(tx, id, { ...stored, columns, mapping })
    await checkOneRow(tx, ctx, { ...stored, mapping }, next)
    return getRow(tx, ctx, id, line)
  })
}

/** 404, 409: as in `lockOpenImport`. */
export async function discardImport(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    await lockOpenImport(tx, ctx, id)
    await deleteImport(tx, id)
  })
  return { message: ctx.translate(ctx.language, message('discarded')) }
}
