import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'

const SIZE = 16
const pool = new Uint8Array(SIZE * 4096)
let used = pool.length

/**
 * Returns a UUID v7 of an instant. Takes its random bytes from a pool, because single requests would be the slowest
 * part of a row.
 */
export function uuidAt(at: Date): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += SIZE
  return uuid({ msecs: at.getTime(), random: pool.subarray(used - SIZE, used) })
}
