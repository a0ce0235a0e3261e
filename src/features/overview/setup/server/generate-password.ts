import { randomInt } from 'node:crypto'

/** Leaves out characters that are easily confused. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of four characters, about 59 random bits: easy to type from a terminal. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  return [group(), group(), group()].join('-')
}
