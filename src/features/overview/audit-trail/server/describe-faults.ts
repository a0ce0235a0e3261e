import type { Db } from '#shared/server/db.ts'
import type { TrailFault } from '../contract/audit-trail.contract.ts'
import { findAuditEntry } from './audit-trail.sql.ts'
import type { Finding } from './check-links.ts'

/** Describes the first finding of each kind, with the number of findings. */
export async function describeFaults(db: Db, findings: Finding[]): Promise<TrailFault[]> {
  const inOrder = findings.toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity))
  const byKind = Map.groupBy(inOrder, ({ kind }) => kind)
  const faults: TrailFault[] = []
  for (const [kind, found] of byKind) {
    const [first] = found
    if (!first) continue
    const entry = first.entryId === null ? undefined : await findAuditEntry(db, first.entryId)
    faults.push({ kind, count: found.length, number: first.number, day: first.day ?? null, entry: entry ?? null })
  }
  return faults
}
