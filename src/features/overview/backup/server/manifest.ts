import * as z from 'zod/mini'

/** `manifest.json`, the first file of a backup. Increase `FORMAT` when older versions could not read it. */
export const FORMAT = 2

const MAX_ENTRIES = 10_000
/** Above every count, and far below those that cannot be added exactly. */
const MAX_COUNT = 1e12
const MAX_NUMBER = 9_999_999

const list = <Item extends z.core.$ZodType>(item: Item) => z.array(item).check(z.maxLength(MAX_ENTRIES))
const wholeUpTo = (max: number) =>
  z.number().check(z.refine((value) => Number.isInteger(value) && value >= 0 && value <= max))
const count = wholeUpTo(MAX_COUNT)
const number = wholeUpTo(MAX_NUMBER)
const instant = z
  .string()
  .check(z.refine((text) => /^[12]\d{3}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))))

const Table = z.object({
  name: z.string(),
  columns: list(z.string()),
  rows: count,
  /** Size and hash are those of the table's CSV file. */
  bytes: count,
  sha256: z.string(),
})
export type TableEntry = z.infer<typeof Table>

/** Amounts are decimal texts, exact to the paisa. */
export const Figures = z.object({
  series: list(
    z.object({
      financialYear: z.string().check(z.regex(/^\d{4}-\d\d$/)),
      last: number,
      receipts: count,
      highest: z.nullable(number),
    }),
  ),
  fees: z.string(),
  paid: z.string(),
  received: z.string(),
  /** Absent in backups of earlier versions. */
  refunded: z.optional(z.string()),
  spent: z.string(),
  /** One sentence for each inconsistency of the accounts, at most 20. */
  faults: list(z.string()),
})
export type Figures = z.infer<typeof Figures>

export const Manifest = z.object({
  product: z.literal('munshi'),
  format: z.number(),
  /** Is the version of the product that wrote the backup. */
  version: z.string(),
  madeAt: instant,
  postgres: z.string(),
  /** In the order they were applied. */
  migrations: list(z.object({ name: z.string(), hash: z.string() })),
  tables: list(Table),
  /** `last` is null for a sequence that was never used. */
  sequences: list(z.object({ name: z.string(), last: z.nullable(z.string()) })),
  figures: Figures,
  /** The end of the audit trail. Null while it has no links; absent in backups of earlier versions. */
  auditTrail: z.optional(z.nullable(z.object({ entries: count, hash: z.string() }))),
})
export type Manifest = z.infer<typeof Manifest>

/** Each wrong entry would be named, and there may be millions. */
export function hasTooManyEntries(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  return Object.values(json).some(
    (value) => (Array.isArray(value) && value.length > MAX_ENTRIES) || hasTooManyEntries(value),
  )
}

export const MANIFEST_FILE = 'manifest.json'
export const tableFile = (table: string) => `tables/${table}.csv`
