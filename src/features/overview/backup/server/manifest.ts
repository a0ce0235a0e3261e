import * as z from 'zod/mini'

/** `manifest.json`, the first file of a backup. Increase `FORMAT` when older versions could not read it. */
export const FORMAT = 2

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Size and hash are those of the table's CSV file. */
  bytes: z.number(),
  sha256: z.string(),
})
export type TableEntry = z.infer<typeof Table>

/** Amounts are decimal texts, exact to the paisa. */
export const Figures = z.object({
  series: z.array(
    z.object({ financialYear: z.string(), last: z.number(), receipts: z.number(), highest: z.nullable(z.number()) }),
  ),
  fees: z.string(),
  paid: z.string(),
  received: z.string(),
  /** Absent in backups of earlier versions. */
  refunded: z.optional(z.string()),
  spent: z.string(),
  /** One sentence for each inconsistency of the accounts, at most 20. */
  faults: z.array(z.string()),
})
export type Figures = z.infer<typeof Figures>

export const Manifest = z.object({
  product: z.literal('munshi'),
  format: z.number(),
  /** Is the version of the product that wrote the backup. */
  version: z.string(),
  madeAt: z.string(),
  postgres: z.string(),
  /** In the order they were applied. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(Table),
  /** `last` is null for a sequence that was never used. */
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
  figures: Figures,
  /** The end of the audit trail. Null while it has no links; absent in backups of earlier versions. */
  auditTrail: z.optional(z.nullable(z.object({ entries: z.number(), hash: z.string() }))),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST_FILE = 'manifest.json'
export const tableFile = (table: string) => `tables/${table}.csv`
