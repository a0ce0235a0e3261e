/** Plain query strings (`?search=2026`, without JSON quotes), as other programs and people write them. */
export const parseSearch = (text: string): Record<string, unknown> => Object.fromEntries(new URLSearchParams(text))
export const stringifySearch = (search: Record<string, unknown>): string => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
