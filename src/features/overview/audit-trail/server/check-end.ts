import { type Db, inSnapshot } from '#shared/server/db.ts'
import type { TrailFault } from '../contract/audit-trail.contract.ts'
import { getLastLink, listLinks } from './audit-links.sql.ts'
import { checkLinks, type Finding } from './check-links.ts'
import { describeFaults } from './describe-faults.ts'
import type { Head } from './head-file.ts'

/** The number of last entries that are verified each minute. */
const LAST_ENTRIES = 500

type End = {
  faults: TrailFault[]
  /** The last link; undefined while there is none. */
  last: Omit<Head, 'at'> | undefined
}

/** Verifies the last entries, and that the heads that were kept outside the database are still part of the trail. */
export function checkEnd(db: Db, heads: readonly Head[]): Promise<End> {
  return inSnapshot(db, async (snapshot) => {
    const last = await getLastLink(snapshot)
    const after = Math.max(0, (last?.n ?? 0) - LAST_ENTRIES)
    const { findings } = await checkLinks(snapshot, { after, limit: LAST_ENTRIES + 1 })
    const kept = await checkHeads(snapshot, heads)
    return {
      faults: await describeFaults(snapshot, [...findings, ...kept]),
      last: last && { number: last.n, hash: last.hash.toString('hex') },
    }
  })
}

export async function checkHeads(db: Db, heads: readonly Head[]): Promise<Finding[]> {
  const numbers = [...new Set(heads.map(({ number }) => number))]
  if (numbers.length === 0) return []
  const rows = await listLinks(db, numbers)
  const links = new Map(rows.map((link) => [link.n, link]))
  return heads
    .filter(({ number, hash }) => links.get(number)?.hash.toString('hex') !== hash)
    .map(({ at, number }) => ({
      kind: 'endDiffers',
      number,
      day: at.slice(0, 10),
      entryId: links.get(number)?.entry_id ?? null,
    }))
}
