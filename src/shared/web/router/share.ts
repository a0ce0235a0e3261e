/** Returns the former value if its content is the same, so that what depends on it is not rendered or fetched again. */
export function share<Value>(before: unknown, next: Value): Value {
  if (isEqual(before, next)) return before as Value
  if (!isRecord(before) || !isRecord(next)) return next
  return Object.fromEntries(Object.entries(next).map(([name, value]) => [name, share(before[name], value)])) as Value
}

/** A name without a value is the same as none. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((part, i) => isEqual(part, b[i]))
  if (!isRecord(a) || !isRecord(b)) return false
  return [...Object.keys(a), ...Object.keys(b)].every((name) => isEqual(a[name], b[name]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
