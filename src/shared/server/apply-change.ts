export function applyChange<T extends object>(record: T, change: { [Name in keyof T]?: T[Name] | undefined }): T {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...record, ...Object.fromEntries(given) }
}
