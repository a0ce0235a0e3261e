import { setImmediate } from 'node:timers/promises'
import type { ControlledTransaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { dateFormat } from '#shared/contract/intl-formats.ts'
import type { ColumnType, ExportColumn, ExportFormat } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import type { FileContent } from '#shared/contract/scalars.ts'
import type { Actor } from '../actor.ts'
import { audit } from '../audit.ts'
import type { Ctx } from '../ctx.ts'
import { type Db, inTx } from '../db.ts'
import { AppError } from '../errors.ts'
import type { DB } from '../tables.ts'
import type { Cell, FileWriter } from './file-writer.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'

const message = messagesOf<typeof en>('shared')

/** The keys are fields of the row, in the order of the file. */
export type ExportColumns<Row> = { readonly [Field in keyof Row & string]?: ExportColumn }

export type ReadPage<Row> = (db: Db, paging: { page: number; limit: number }) => Promise<readonly Row[]>

type Export<Row> = {
  /** The file name without day and extension. */
  name: string
  format: ExportFormat
  filters: Record<string, unknown>
  columns: ExportColumns<Row>
  readPage: ReadPage<Row>
}

const PAGE = 500
/** Limits a client that reads slowly. One that stops reading loses its connection earlier. */
const MAX_MS = 300_000
/** The limit is that of one process. Each export holds a database connection. */
const MAX_AT_ONCE = 2
/** Each account may run one, so that nobody takes all places. */
const running = new Set<string>()

/**
 * Returns the file of a list, written while it is sent. All pages are read from one snapshot, so that no row is missing
 * or repeated while others are added. The first page is read before anything is sent: its errors have a status. Throws
 * 429 if the account has an export in progress, or too many others have.
 */
export async function exportRows<Row extends object>(
  ctx: Ctx<Actor>,
  { name, format, filters, ...list }: Export<Row>,
): Promise<FileContent> {
  if (running.has(ctx.actor.id)) throw new AppError(429, 'one_at_a_time', message('oneAtATime'), { retryAfter: 5 })
  if (running.size >= MAX_AT_ONCE)
    throw new AppError(429, 'too_many_exports', message('tooManyExports'), { retryAfter: 60 })
  const writer = createWriter(ctx, format, list.columns)
  const parts = writeParts(ctx, writer, list)
  // It ends by itself from here on.
  const first = await parts.next()
  await recordExport(ctx, name, format, filters).catch(async (error: unknown) => {
    await parts.return(undefined)
    throw error
  })
  const day = createTimeFormat(ctx.clock.timeZone)(ctx.clock.now()).slice(0, 10)
  return { name: `${name}-${day}.${format}`, type: writer.type, content: resume(first, parts) }
}

const WORDS = new Set(['search', 'who'])

/** Leaves out the words of a search, which may be the name of somebody whose data is erased later. */
async function recordExport(ctx: Ctx, list: string, format: ExportFormat, filters: Record<string, unknown>) {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const texts = given.map(([field, value]) => (WORDS.has(field) ? field : `${field}: ${String(value)}`))
  const after = { list, format, filters: texts.join(', ') }
  await inTx(ctx.db, (tx) => audit(tx, ctx, { action: 'list.export', record: 'list', recordId: uuid(), after }))
}

function createWriter<Row>(
  { translate, language }: Ctx,
  format: ExportFormat,
  columns: ExportColumns<Row>,
): FileWriter {
  const list = Object.values<ExportColumn>(columns as Record<string, ExportColumn>)
  const labels = list.map(({ label }) => translate(language, label))
  return format === 'csv'
    ? writeCsv(labels)
    : writeWorkbook(
        labels,
        list.map(({ type = 'text' }) => type),
      )
}

async function* writeParts<Row extends object>(
  ctx: Ctx<Actor>,
  writer: FileWriter,
  { columns, readPage }: Pick<Export<Row>, 'columns' | 'readPage'>,
): AsyncGenerator<Uint8Array, void, undefined> {
  running.add(ctx.actor.id)
  const started = performance.now()
  let snapshot: ControlledTransaction<DB> | undefined
  try {
    const toCells = createRowFormat(ctx, columns)
    snapshot = await ctx.db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    let rows = await readPage(snapshot, { page: 1, limit: PAGE })
    yield* writer.begin()
    for (let page = 2; rows.length > 0; page++) {
      if (performance.now() - started > MAX_MS) throw new Error('the export took too long')
      // Others are served between reading and writing.
      await setImmediate()
      yield* writer.add(rows.map(toCells))
      // A page that is not full is the last.
      rows = rows.length === PAGE ? await readPage(snapshot, { page, limit: PAGE }) : []
    }
    yield* writer.end()
  } finally {
    running.delete(ctx.actor.id)
    await snapshot?.rollback().execute()
  }
}

function createRowFormat<Row extends object>({ translate, language, clock }: Ctx, columns: ExportColumns<Row>) {
  const toDayAndTime = createTimeFormat(clock.timeZone)
  const formats = Object.entries<ExportColumn>(columns as Record<string, ExportColumn>).map(
    ([field, { type = 'text', values }]) => {
      const words = new Map(Object.entries(values ?? {}).map(([value, key]) => [value, translate(language, key)]))
      return (row: Row) => toCell(row[field as keyof Row], type, words)
    },
  )
  function toCell(value: unknown, type: ColumnType, words: Map<string, string>): Cell {
    if (value === null || value === undefined) return null
    if (typeof value === 'number') return value
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return type === 'time' ? toDayAndTime(new Date(text)) : (words.get(text) ?? text)
  }
  return (row: Row): Cell[] => formats.map((format) => format(row))
}

/** `YYYY-MM-DD HH:mm` */
function createTimeFormat(timeZone = 'UTC'): (instant: Date) => string {
  const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (instant) => format.format(instant)
}

/** Iterates over the parts from the first one on. A stream that is destroyed before it is read ends them too. */
function resume(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array, void, undefined>) {
  let pending: IteratorResult<Uint8Array> | undefined = first
  const iterator: AsyncIterableIterator<Uint8Array> = {
    async next() {
      const result = pending ?? (await rest.next())
      pending = undefined
      return result
    },
    return: async () => rest.return(undefined) as Promise<IteratorResult<Uint8Array>>,
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
