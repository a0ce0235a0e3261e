import { keyOf } from '#shared/contract/key-of.ts'

/** A LIKE pattern that finds the text anywhere, with the pattern's own signs taken literally. */
export function containing(text: string): string {
  return `%${keyOf(text).replace(/[\\%_]/g, '\\$&')}%`
}
