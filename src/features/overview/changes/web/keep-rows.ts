type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** The sheet's rows are identified by their student. */
const idOf = (value: unknown): unknown => (isValues(value) ? (value['_id'] ?? value['student']) : undefined)
const isRows = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof idOf(row) === 'string')

/**
 * Returns the new data with the rows of every list as they were: same ids, same order, and the new values of those that
 * still exist. Returns `fresh` itself if no row comes, goes or moves.
 */
export function keepRows(previous: unknown, fresh: unknown): unknown {
  if (isRows(previous) && Array.isArray(fresh)) {
    const isSame = previous.length === fresh.length && previous.every((row, n) => idOf(row) === idOf(fresh[n]))
    if (isSame) return fresh
    const rows = new Map(fresh.map((row: unknown) => [idOf(row), row]))
    return previous.map((row) => rows.get(idOf(row)) ?? row)
  }
  if (Array.isArray(previous) && Array.isArray(fresh)) return keepEach(previous, fresh)
  if (isValues(previous) && isValues(fresh)) return keepEach(previous, fresh)
  return fresh
}

function keepEach<T extends unknown[] | Values>(previous: T, fresh: T): T {
  const entries = Object.entries(fresh).map(
    ([name, value]) => [name, value, keepRows((previous as Values)[name], value)] as const,
  )
  if (entries.every(([, value, kept]) => value === kept)) return fresh
  const kept = entries.map(([name, , value]) => [name, value] as const)
  return (Array.isArray(fresh) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as T
}
