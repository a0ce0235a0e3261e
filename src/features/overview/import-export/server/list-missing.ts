import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import type { Import, RunBody } from '../contract/imports.contract.ts'
import { listCategories, listNames } from './import-rows.sql.ts'
import type { StoredImport } from './imports.sql.ts'
import type { ParseContext } from './parse-context.ts'

type Missing = Import['missing']
type Named = { name: string; rows: number; lines: number[] }

const MAX_LINES = 5

/** Returns courses, batches and categories of the rows that the institute lacks, each with the rows that name it. */
export async function listMissing(
  tx: Tx,
  { id }: Pick<StoredImport, 'id'>,
  { courses, batches, categories }: ParseContext,
): Promise<Missing> {
  const names = await listNames(tx, id)
  const named = names.map(({ course, ...row }) => ({ ...row, course, name: course }))
  const inBatches = named.flatMap(({ batch, ...row }) => (batch === null ? [] : { ...row, name: batch }))
  const ofExpenses = (await listCategories(tx, id)).map(({ category, ...row }) => ({ ...row, name: category }))
  return {
    courses: mergeNames(named, courses).map(({ name, rows, lines, fees }) => ({ name, rows, lines, fee: fees })),
    batches: mergeNames(inBatches, batches).map(({ name, rows, lines, course }) => ({ name, rows, lines, course })),
    categories: mergeNames(ofExpenses, categories).map(({ name, rows, lines }) => ({ name, rows, lines })),
  }
}

/** Merges names that differ in case or accents only, spelled like the first row. `fees` is the highest fee. */
function mergeNames<Row extends Named & { fee?: number }>(rows: Row[], known: { has: (key: string) => boolean }) {
  const groups = Map.groupBy(rows, ({ name }) => keyOf(name))
  return [...groups].flatMap(([key, group]) => {
    const [first] = group.toSorted((a, b) => Math.min(...a.lines) - Math.min(...b.lines))
    if (first === undefined || known.has(key)) return []
    const lines = group.flatMap((row) => row.lines).toSorted((a, b) => a - b)
    return {
      ...first,
      rows: group.reduce((sum, row) => sum + row.rows, 0),
      lines: lines.slice(0, MAX_LINES),
      fees: Math.max(...group.map(({ fee = 0 }) => fee)),
    }
  })
}

export function areAllTicked(missing: Missing, create: RunBody['create'] = {}): boolean {
  return (['courses', 'batches', 'categories'] as const).every((list) => {
    const ticked = new Set(create[list]?.map(keyOf))
    return missing[list].every(({ name }) => ticked.has(keyOf(name)))
  })
}
