import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { IMPORT_FIELDS } from '../contract/import-kinds.ts'
import type { DayOrder } from '../contract/imports.contract.ts'
import { listStagedRows } from './import-rows.sql.ts'
import type { StoredImport } from './imports.sql.ts'
import { RULES_OF_KIND } from './kinds/rules-of-kind.ts'
import { readDayOrder } from './normalize-day.ts'
import { readParseContext } from './parse-context.ts'
import { saveChecked } from './save-checked.sql.ts'

/** Small enough that other requests are served in between. More rows would stay in memory while a statement runs. */
const CHUNK = 100

type Staged = Pick<StoredImport, 'id' | 'kind' | 'mapping' | 'fixed' | 'dayOrder'>

/** Returns whether the user must choose the order of day and month. */
export async function checkRows(tx: Tx, ctx: Ctx, staged: Staged): Promise<boolean> {
  const { id } = staged
  const { checkRow, findConflicts } = RULES_OF_KIND[staged.kind]
  const context = await readParseContext(tx, ctx, staged)
  const orders = new Set<DayOrder | 'either' | undefined>()
  for (let after = 0; ;) {
    const rows = await listStagedRows(tx, id, after, CHUNK)
    for (const { cells } of rows) for (const cell of listDayCells(cells, staged)) orders.add(readDayOrder(cell))
    await saveChecked(
      tx,
      id,
      rows.map((row) => checkRow(row, context)),
    )
    if (rows.length < CHUNK) break
    after = rows.at(-1)!.line
  }
  await findConflicts(tx, id, context)
  return orders.has('either') && orders.has('dmy') === orders.has('mdy')
}

export async function checkOneRow(
  tx: Tx,
  ctx: Ctx,
  staged: Staged,
  row: { line: number; cells: string[] },
): Promise<void> {
  const { checkRow, findConflicts } = RULES_OF_KIND[staged.kind]
  const context = await readParseContext(tx, ctx, staged)
  await saveChecked(tx, staged.id, [checkRow(row, context)])
  await findConflicts(tx, staged.id, context)
}

const listDayCells = (cells: string[], { kind, mapping }: Staged) =>
  Object.entries(mapping).flatMap(([name, column]) =>
    IMPORT_FIELDS[kind][name]?.type === 'day' ? (cells[column]?.trim() ?? '') : [],
  )
