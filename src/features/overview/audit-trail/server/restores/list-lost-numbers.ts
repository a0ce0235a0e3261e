import { formatPrintedNumber } from '#shared/contract/printed-number.ts'
import type { Db } from '#shared/server/db.ts'
import type { LostNumbers } from '../../contract/audit-trail.contract.ts'
import { selectLostNumbers } from './restores.sql.ts'

export async function listLostNumbers(db: Db): Promise<LostNumbers[]> {
  const rows = await selectLostNumbers(db)
  return rows.map(({ restoredAt, backupMadeAt, first, ...last }) => ({
    first: formatPrintedNumber({ ...last, n: first }),
    last: formatPrintedNumber(last),
    count: last.n - first + 1,
    restoredAt: restoredAt.toISOString(),
    backupMadeAt: backupMadeAt.toISOString(),
  }))
}
