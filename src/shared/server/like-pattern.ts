import { foldText } from '#shared/contract/fold-text.ts'

const escape = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Matches columns with folded text. */
export const likePattern = (text: string): string => `%${escape(foldText(text))}%`

/** Matches a text as it was typed, with `ilike`: any character stands for a hyphen, an apostrophe or a space. */
export const typedPattern = (text: string): string =>
  `%${escape(text.normalize('NFC').trim()).replace(/[^\p{L}\p{M}\p{N}\\%_]/gu, '_')}%`
