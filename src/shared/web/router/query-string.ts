import type { Values } from './types.ts'

export const parseSearch = (text: string): Values => Object.fromEntries(new URLSearchParams(text))

/** Leaves out what has no value. */
export const stringifySearch = (search: Values): string => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
