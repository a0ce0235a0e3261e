import { keyOf } from '#shared/contract/key-of.ts'

export function likePattern(text: string): string {
  return `%${keyOf(text).replace(/[\\%_]/g, '\\$&')}%`
}
