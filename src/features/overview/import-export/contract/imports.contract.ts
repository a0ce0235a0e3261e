import * as z from 'zod/mini'
import { seatShape } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { endpoint } from './permissions.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { body, IdParams, lines, Message, oneOf, paging, text, wholeNumber } from '#shared/contract/scalars.ts'
import { IMPORT_KINDS, type ImportRole, KINDS_OF_ROLE, VISIBLE_KINDS } from './import-kinds.ts'
import type en from './messages/en.json'
import { ROW_FILTERS } from './row-filters.ts'

const message = messagesOf<typeof en>('import-export')

/** Limits a file or pasted rows. */
export const MAX_BYTES = 10 * 1024 * 1024
export const MAX_CELL = 2000
/** Emails with links that are queued at a time. */
export const MAX_LINKS = 1000
export const DAY_ORDERS = ['dmy', 'mdy'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** A name that the institute does not have, with the number of its rows and the lines of the first ones. */
const missingShape = { name: z.string(), rows: z.number(), lines: z.array(z.number()) }

const Mapping = z.record(z.string(), z.number())

export const Import = z.object({
  _id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  /** The name of the file. Blank for pasted rows. */
  name: z.string(),
  /** The sheet of a workbook that was read, and all visible ones. */
  sheet: z.string(),
  sheets: z.array(z.string()),
  columns: z.array(z.string()),
  /** The index of the column by field, for fields that the file has. */
  mapping: Mapping,
  /** Texts by field for cells that are blank or lack a column. */
  fixed: z.record(z.string(), z.string()),
  /** Whether day or month comes first in a date like 03/04/2026. Null until the user chooses. */
  dayOrder: z.nullable(z.enum(DAY_ORDERS)),
  /** The file has such dates and does not show which comes first. */
  asksDayOrder: z.boolean(),
  state: z.enum(['open', 'running', 'done', 'undone']),
  createdAt: z.string(),
  createdBy: z.string(),
  /** The time until which the caller may undo it. Null if the caller may not, or it was not run. */
  undoUntil: z.nullable(z.string()),
  rows: z.number(),
  skipped: z.number(),
  /** Rows with an error, without those that are skipped. */
  faulty: z.number(),
  /** Rows that may be duplicates. */
  doubtful: z.number(),
  /** Names in the rows that the institute does not have yet. */
  missing: z.object({
    /** `fee`: the highest in its rows, which becomes that of the course. */
    courses: z.array(z.object({ ...missingShape, fee: z.number() })),
    batches: z.array(z.object({ ...missingShape, course: z.string() })),
    categories: z.array(z.object(missingShape)),
  }),
  /** Batches with too few seats for the students of the rows. */
  full: z.array(z.object({ batch: z.string(), seats: z.number(), free: z.number(), students: z.number() })),
  /** Rows that the run has processed. */
  progress: z.number(),
  failure: z.nullable(z.string()),
  students: z.number(),
  receipts: z.number(),
  paid: z.number(),
  /** Is the sum of the created discounts. */
  discounts: z.number(),
  /** Counts created records of kinds other than students. */
  records: z.number(),
  /** Emails with links to set a password, for the created students. Null before the run, and for other kinds. */
  links: z.nullable(
    z.object({
      /** Students without a password to whom no link was sent. */
      open: z.number(),
      waiting: z.number(),
      sent: z.number(),
      /** Emails that could not be sent. Their students also count in `open`. */
      failed: z.number(),
      /** Students without a password and without an email, who cannot sign in. */
      withoutEmail: z.number(),
    }),
  ),
})
export type Import = z.infer<typeof Import>

export const PastImport = z.pick(Import, {
  _id: true,
  kind: true,
  name: true,
  state: true,
  createdAt: true,
  createdBy: true,
  undoUntil: true,
  students: true,
  receipts: true,
  paid: true,
  discounts: true,
  records: true,
})
export type PastImport = z.infer<typeof PastImport>

export const ImportRow = z.object({
  line: z.number(),
  /** The cells are in the order of the columns. */
  cells: z.array(z.string()),
  skipped: z.boolean(),
  /** A message for each field that is wrong. */
  errors: z.record(z.string(), z.string()),
  /** A message for each field that may be a duplicate. */
  warnings: z.record(z.string(), z.string()),
})
export type ImportRow = z.infer<typeof ImportRow>

const newImport = (role: ImportRole) =>
  body({
    kind: oneOf(KINDS_OF_ROLE[role]),
    /** Rows as copied from a spreadsheet. The first one has the names of the columns. */
    rows: z.optional(z.string(message('nothingPasted')).check(z.maxLength(MAX_BYTES, message('tooLarge')))),
    /** A CSV or XLSX file in base64, instead of `rows`. */
    file: z.optional(
      z.string(message('nothingPasted')).check(
        z.maxLength(Math.ceil(MAX_BYTES / 3) * 4, { error: message('tooLarge'), abort: true }),
        z.refine((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text), message('damaged')),
      ),
    ),
    name: z.optional(text(200)),
    /** The sheet of a workbook to read. Otherwise the first one that has cells. */
    sheet: z.optional(text(100)),
  })
export type NewImport = z.output<ReturnType<typeof newImport>>

const column = wholeNumber({ min: 0, max: 999 })

const ImportChange = body({
  mapping: z.optional(z.record(z.string(), column)),
  fixed: z.optional(z.record(z.string(), lines(MAX_CELL))),
  dayOrder: z.optional(oneOf(DAY_ORDERS)),
})
export type ImportChange = z.output<typeof ImportChange>

const RowChange = body({
  line: wholeNumber({ min: 1, max: 1_000_000 }),
  skipped: z.optional(z.boolean()),
  /** New texts by field. A blank one clears the cell. */
  cells: z.optional(z.record(z.string(), z.union([z.literal(''), lines(MAX_CELL)]))),
})
export type RowChange = z.output<typeof RowChange>

const RunBody = body({
  /** The names in `missing` to create. 409: others are missing too. */
  create: z.optional(
    body({
      courses: z.optional(z.array(text(100))),
      batches: z.optional(z.array(text(60))),
      categories: z.optional(z.array(text(100))),
    }),
  ),
  ...seatShape,
})
export type RunBody = z.output<typeof RunBody>

const ListRows = z.strictObject({ ...paging(20), only: z._default(oneOf(ROW_FILTERS), 'all') })
export type ListRows = z.output<typeof ListRows>

const listImports = (role: ImportRole) =>
  z.strictObject({ ...paging(20), kind: z.optional(oneOf(VISIBLE_KINDS[role])) })
export type ListImports = z.output<ReturnType<typeof listImports>>

/** Both roles have the same endpoints, for the kinds that each may create. */
const importsOf = <May extends 'import-export.run' | 'import-export.run-all'>(
  path: `/api/${string}`,
  role: ImportRole,
  may: May,
) => ({
  list: endpoint({
    method: 'GET',
    path,
    summary: 'List imports, newest first: those that were run, and the own ones that were not',
    may,
    query: listImports(role),
    result: z.object({ imports: z.array(PastImport), total: z.number() }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Begin an import: stage the rows, match their columns and check them. Creates no records',
    may,
    body: newImport(role),
    status: 201,
    idempotent: 'day',
    heavy: true,
    timeoutSeconds: 60,
    maxBytes: 2 * MAX_BYTES,
    result: Import,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Get an import, with the progress of its run',
    may,
    params: IdParams,
    result: Import,
  }),
  rows: endpoint({
    method: 'GET',
    path: `${path}/{id}/row`,
    summary: 'List the staged rows of an import, in the order of the file',
    may,
    params: IdParams,
    query: ListRows,
    result: z.object({ rows: z.array(ImportRow), total: z.number() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Choose the column of each field or the order of day and month, and check every row again',
    may,
    params: IdParams,
    body: ImportChange,
    timeoutSeconds: 60,
    result: Import,
  }),
  updateRow: endpoint({
    method: 'PUT',
    path: `${path}/{id}/row`,
    summary: 'Correct cells of a staged row, or skip it',
    may,
    params: IdParams,
    body: RowChange,
    result: ImportRow,
  }),
  run: endpoint({
    method: 'POST',
    path: `${path}/{id}/run`,
    summary: 'Create the records of all rows, in the background; all or none. Repeated, it changes nothing',
    may,
    params: IdParams,
    body: RunBody,
    result: Import,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/{id}/cancel`,
    summary: 'Cancel the run of an import; nothing is created',
    may,
    params: IdParams,
    result: Message,
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/{id}/undo`,
    summary:
      'Undo an import within 24 hours, by the importer or an admin: its students become Deleted for good and their receipts void, other records are removed; 409 names those that were changed or are in use',
    may,
    params: IdParams,
    timeoutSeconds: 300,
    result: Message,
  }),
  sendLinks: endpoint({
    method: 'POST',
    path: `${path}/{id}/links`,
    summary:
      'Queue an email with a link to set a password for each student of a finished import who has none; never twice for a student',
    may,
    params: IdParams,
    result: Import,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Discard the staged rows of an own import that was not run',
    may,
    params: IdParams,
    result: Message,
  }),
})

export const importsApi = importsOf('/api/import', 'hr', 'import-export.run')
export const adminImportsApi = importsOf('/api/admin/import', 'admin', 'import-export.run-all')
