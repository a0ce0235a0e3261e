import { randomInt } from 'node:crypto'

/** Without letters and figures that are mistaken for one another when they are read out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of four: easy to type off a terminal, about 59 random bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [group(), group(), group()].join('-')
}
