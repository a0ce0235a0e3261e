import { limitOf, type Permitted } from '#shared/contract/endpoint.ts'
import type { Tx } from '#shared/server/db.ts'
import { may } from '../../contract/permissions.ts'
import { sumWriteOffs } from './adjustments.sql.ts'

/** In rupees, for a student. */
export const limitOfWriteOffs = (actor: Permitted): number =>
  may(actor, 'fees.write-off') ? limitOf(actor, 'fees.write-off') : 0

/** All write-offs of a student count together. */
export async function findWriteOffsLeft(tx: Tx, max: number, studentId: string): Promise<number> {
  return max === Infinity ? max : Math.max(0, max - (await sumWriteOffs(tx, studentId)))
}
