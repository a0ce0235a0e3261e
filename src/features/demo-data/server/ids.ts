import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'

const SIZE = 16
const pool = new Uint8Array(SIZE * 4096)
let used = pool.length

/** A UUID v7 of an instant. Random bytes are asked for by the thousand: one by one they take longer than the rest of a row. */
export function idAt(at: Date): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += SIZE
  return uuid({ msecs: at.getTime(), random: pool.subarray(used - SIZE, used) })
}
