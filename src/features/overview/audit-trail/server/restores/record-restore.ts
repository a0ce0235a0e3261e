import { v7 as uuid } from 'uuid'
import { formatPrintedNumber, type PrintedNumber } from '#shared/contract/printed-number.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { continueAfter, listLastNumbers } from '#shared/server/last-numbers.sql.ts'
import { insertRestore, type LostNumbers, type Restore } from './restores.sql.ts'

type RecordRestoreOptions = Omit<Restore, 'id' | 'restoredAt'> & {
  /** The last numbers that are known to have been printed before the restore. */
  known: readonly PrintedNumber[]
  action?: 'backup.restore' | 'backup.undoRestore'
  /** The name of the admin, whose account may be in neither database. */
  requestedBy?: string | undefined
}

/**
 * Records in the restored data where they come from, and the numbers that were printed since: they are lost, and the
 * series continue after them. `tx` belongs to the owner of the database.
 */
export async function recordRestore(
  tx: Tx,
  context: AuditContext,
  { known, action = 'backup.restore', requestedBy, ...restore }: RecordRestoreOptions,
): Promise<LostNumbers[]> {
  const lost = findLostNumbers(await listLastNumbers(tx), known)
  for (const numbers of lost) await continueAfter(tx, numbers)
  const id = uuid()
  await insertRestore(tx, { id, restoredAt: context.clock.now(), ...restore }, lost)
  await audit(tx, context, {
    action,
    record: 'backup',
    recordId: id,
    after: {
      place: restore.backup,
      madeAt: restore.backupMadeAt.toISOString(),
      ...(requestedBy !== undefined && { requestedBy }),
      ...(lost.length > 0 && { lostNumbers: lost.map(formatLostNumbers).join(', ') }),
    },
  })
  return lost
}

/** Returns `2026-27/000120 – 2026-27/000123`, or one number. */
export const formatLostNumbers = ({ first, ...last }: LostNumbers): string =>
  [...new Set([first, last.n])].map((n) => formatPrintedNumber({ ...last, n })).join(' – ')

export function findLostNumbers(present: readonly PrintedNumber[], known: readonly PrintedNumber[]): LostNumbers[] {
  const highest = mergeNumbers(known)
  return highest.flatMap((number) => {
    const last = present.find((one) => isSameSeries(one, number))?.n ?? 0
    return number.n > last ? [{ ...number, first: last + 1 }] : []
  })
}

/** Returns the highest number of each series. */
export function mergeNumbers(numbers: readonly PrintedNumber[]): PrintedNumber[] {
  const merged = new Map<string, PrintedNumber>()
  for (const number of numbers) {
    const key = `${number.series} ${number.financialYear}`
    if (number.n > (merged.get(key)?.n ?? 0)) merged.set(key, number)
  }
  return [...merged.values()]
}

const isSameSeries = (a: PrintedNumber, b: PrintedNumber) =>
  a.series === b.series && a.financialYear === b.financialYear
