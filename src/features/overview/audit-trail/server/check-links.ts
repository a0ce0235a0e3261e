import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { Db } from '#shared/server/db.ts'
import type { TrailFaultKind } from '../contract/audit-trail.contract.ts'
import {
  findPreviousBatch,
  type LinkRow,
  listErasures,
  readLink,
  readLinks,
  type StoredLink,
} from './audit-links.sql.ts'
import { DIGEST_BYTES, FIRST_HASH, hashLink, type Link } from './trail-digests.ts'

export type Finding = { kind: TrailFaultKind; number: number | null; entryId: string | null; day?: string }

/** A transaction commits its entry within seconds. The margin also allows for clocks of several machines. */
const LATE_MS = 10 * MINUTE_MS

/** Compares the links after number `after` with each other and with their entries. */
export async function checkLinks(db: Db, { after, limit }: { after: number; limit: number }) {
  const rows = await readLinks(db, { after, limit })
  const findings: Finding[] = []
  const erased: LinkRow[] = []
  let previous = after === 0 ? undefined : await readLink(db, after)
  let earliest = rows[0] && (await getEarliestTime(db, rows[0]))
  for (const row of rows) {
    const expected = (previous?.n ?? after) + 1
    if (previous && previous.chainedAt.getTime() !== row.chainedAt.getTime()) earliest = earliestAfter(previous)
    const faults = [...findFaults(row, previous, { expected, earliest })]
    for (const kind of faults) {
      const missing = kind === 'linkRemoved'
      findings.push({ kind, number: missing ? expected : row.n, entryId: missing ? null : row.entryId })
    }
    if (row.at !== null && !faults.includes('personalChanged') && isPartlyErased(row)) erased.push(row)
    previous = row
  }
  const unknown = await findUnknownErasures(db, erased)
  for (const { n, entryId } of unknown) findings.push({ kind: 'personalChanged', number: n, entryId })
  return {
    checked: rows.length,
    erasedEntries: erased.length - unknown.length,
    lastNumber: rows.length < limit ? undefined : rows.at(-1)?.n,
    findings,
  }
}

function* findFaults(
  row: LinkRow,
  previous: StoredLink | undefined,
  { expected, earliest }: { expected: number; earliest: Date | undefined },
): Generator<TrailFaultKind> {
  const previousHash = expected === 1 ? FIRST_HASH : previous?.hash
  if (row.n !== expected) yield 'linkRemoved'
  else if (previousHash && !hashLink(previousHash, row).equals(row.hash)) yield 'linkChanged'
  if (row.at === null) return yield 'removed'
  if (!row.digest.equals(row.entryDigest)) yield 'changed'
  if (!matchPersonalValues(row)) yield 'personalChanged'
  if (earliest && row.at < earliest) yield 'inserted'
}

/** Erased values match: they are missing. */
function matchPersonalValues({ personalFields, personalDigests, fields, digests }: LinkRow): boolean {
  return fields.every((field, index) => {
    const linked = personalFields.indexOf(field)
    return linked !== -1 && digestAt(digests, index).equals(digestAt(personalDigests, linked))
  })
}

const isPartlyErased = ({ personalFields, fields }: LinkRow) => personalFields.some((field) => !fields.includes(field))

const digestAt = (digests: Buffer, index: number) => digests.subarray(index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES)

/** Finds entries whose values are missing although no later entry says that the person was erased. */
async function findUnknownErasures(db: Db, erased: LinkRow[]): Promise<LinkRow[]> {
  const subjects = [...new Set(erased.flatMap(({ subjectId }) => subjectId ?? []))]
  if (subjects.length === 0) return []
  const erasures = await listErasures(db, subjects)
  const erasedAt = new Map(erasures.map(({ id, at }) => [id, at]))
  return erased.filter(({ subjectId, at }) => {
    const time = erasedAt.get(subjectId ?? '')
    return !time || !at || time.getTime() < at.getTime() - LATE_MS
  })
}

/**
 * Returns the earliest time of an entry that could not be linked before: the batch before it took all older entries.
 * Both the time of the batch and its newest entry count, so that a clock that was wrong for a while gives no finding.
 */
const earliestAfter = ({ latestAt, chainedAt }: Pick<Link, 'latestAt' | 'chainedAt'>) =>
  new Date(Math.min(latestAt.getTime(), chainedAt.getTime()) - LATE_MS)

async function getEarliestTime(db: Db, { n, chainedAt }: LinkRow): Promise<Date | undefined> {
  const previousBatch = await findPreviousBatch(db, { n, chainedAt })
  return previousBatch && earliestAfter(previousBatch)
}
