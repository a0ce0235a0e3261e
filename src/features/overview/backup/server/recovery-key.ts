/** The letters of Crockford's base 32: none looks like another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const KEY_BYTES = 32
/** A group has four letters of the key and one to check them. */
const GROUP = 4
const GROUPS = Math.ceil((KEY_BYTES * 8) / 5 / GROUP)

export type ParsedRecoveryKey = { key: Buffer } | { groups: number } | { wrongGroup: number }

/** Writes the secret key of an institute as 13 groups of five letters and digits, which a person can type. */
export function formatRecoveryKey(secretKey: Uint8Array): string {
  const values = toValues(secretKey)
  return Array.from({ length: GROUPS }, (_, index) => {
    const group = values.slice(index * GROUP, (index + 1) * GROUP)
    return [...group, check(index, group)].map((value) => LETTERS[value]).join('')
  }).join('-')
}

/** Returns the first group that is mistyped, counted from 1, or the number of groups if it is not 13. */
export function parseRecoveryKey(text: string): ParsedRecoveryKey {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (letters.length !== GROUPS * (GROUP + 1)) return { groups: Math.ceil(letters.length / (GROUP + 1)) }
  const values: number[] = []
  for (let index = 0; index < GROUPS; index++) {
    const typed = letters.slice(index * (GROUP + 1), (index + 1) * (GROUP + 1))
    const all = typed.split('').map((letter) => LETTERS.indexOf(letter))
    const group = all.slice(0, GROUP)
    if (all.includes(-1) || all[GROUP] !== check(index, group)) return { wrongGroup: index + 1 }
    values.push(...group)
  }
  return { key: toBytes(values) }
}

/**
 * Is a polynomial over GF(32): one wrong letter, two that changed places, and a group in the place of another are always
 * found.
 */
function check(index: number, group: readonly number[]): number {
  return [index + 1, ...group].reduce((sum, value) => double(sum) ^ value, 0)
}

/** Multiplies by x, modulo x^5 + x^2 + 1. */
const double = (value: number) => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31

function toValues(bytes: Uint8Array): number[] {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: GROUPS * GROUP }, (_, n) =>
    Number.parseInt(bits.slice(n * 5, n * 5 + 5).padEnd(5, '0'), 2),
  )
}

function toBytes(values: readonly number[]): Buffer {
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  return Buffer.from(Array.from({ length: KEY_BYTES }, (_, n) => Number.parseInt(bits.slice(n * 8, n * 8 + 8), 2)))
}
