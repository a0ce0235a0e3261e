import { readFileSync } from 'node:fs'

/**
 * In lower case: the 10,000 most common, the first of the list of @zxcvbn-ts/language-common 4.1.3 (MIT licence), then more
 * that are common in India, France and Turkey.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)
