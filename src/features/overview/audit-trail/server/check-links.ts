import { sql } from 'kysely'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { Db } from '#shared/server/db.ts'
import type { TrailFaultKind } from '../contract/audit-trail.contract.ts'
import { DIGEST_BYTES, ENTRY_DIGEST, FIRST_HASH, hashLink, type Link, PERSONAL_DIGESTS } from './trail-digests.ts'

export type Finding = { kind: TrailFaultKind; number: number | null; entryId: string | null; day?: string }

/** A transaction commits its entry within seconds. The margin also allows for clocks of several machines. */
const LATE_MS = 10 * MINUTE_MS

type StoredLink = Link & { hash: Buffer }
type Row = StoredLink & {
  /** Comes from the entry as it is now. Null if the entry is missing. */
  at: Date | null
  digest: Buffer
  fields: string[]
  digests: Buffer
}

/** Compares the links after number `after` with each other and with their entries. */
export async function checkLinks(db: Db, { after, limit }: { after: number; limit: number }) {
  const rows = await readLinks(db, { after, limit })
  const findings: Finding[] = []
  const erased: Row[] = []
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
  row: Row,
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
function matchPersonalValues({ personalFields, personalDigests, fields, digests }: Row): boolean {
  return fields.every((field, index) => {
    const linked = personalFields.indexOf(field)
    return linked !== -1 && digestAt(digests, index).equals(digestAt(personalDigests, linked))
  })
}

const isPartlyErased = ({ personalFields, fields }: Row) => personalFields.some((field) => !fields.includes(field))

const digestAt = (digests: Buffer, index: number) => digests.subarray(index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES)

/** Finds entries whose values are missing although no later entry says that the person was erased. */
async function findUnknownErasures(db: Db, erased: Row[]): Promise<Row[]> {
  const subjects = [...new Set(erased.flatMap(({ subjectId }) => subjectId ?? []))]
  if (subjects.length === 0) return []
  const erasures = await db
    .selectFrom('audit_entry')
    .select(['record_id as id', (eb) => eb.fn.max('at').as('at')])
    .where('record_id', 'in', subjects)
    .where('action', 'in', ['student.erase', 'enquiry.erase'])
    .groupBy('record_id')
    .execute()
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

async function getEarliestTime(db: Db, { n, chainedAt }: Row): Promise<Date | undefined> {
  const previousBatch = await db
    .selectFrom('audit_link')
    .select(['latest_at as latestAt', 'chained_at as chainedAt'])
    .where('n', '<', n)
    .where('chained_at', '<>', chainedAt)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return previousBatch && earliestAfter(previousBatch)
}

const LINK = sql`l.n, l.entry_id as "entryId", l.entry_digest as "entryDigest", l.subject_id as "subjectId",
  l.personal_fields as "personalFields", l.personal_digests as "personalDigests", l.latest_at as "latestAt",
  l.chained_at as "chainedAt", l.hash`

async function readLinks(db: Db, { after, limit }: { after: number; limit: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${LINK}, e.at, ${ENTRY_DIGEST} as digest, personal.fields, personal.digests
    from (select * from audit_link where n > ${after} order by n limit ${limit}) l
    left join audit_entry e on e.id = l.entry_id left join ${PERSONAL_DIGESTS} on true
    order by l.n`.execute(db)
  return rows
}

async function readLink(db: Db, n: number): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`select ${LINK} from audit_link l where l.n = ${n}`.execute(db)
  return rows[0]
}
