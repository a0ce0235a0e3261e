/** Uses plain query strings, without the JSON quotes that TanStack Router writes by default: `?search=2026`. */
export const parseSearch = (text: string): Record<string, unknown> => Object.fromEntries(new URLSearchParams(text))
export const stringifySearch = (search: Record<string, unknown>): string => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
