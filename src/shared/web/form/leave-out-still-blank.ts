/**
 * Removes the fields from an edit that were blank and still are: a record that came incomplete lacks them although they
 * are required.
 */
export function leaveOutStillBlank<V extends Record<string, unknown>>(
  values: V,
  stored: Partial<Record<keyof V, unknown>>,
): Partial<V> {
  const changed = Object.entries(values).filter(([name, value]) => value !== '' || stored[name] !== '')
  return Object.fromEntries(changed) as Partial<V>
}
