import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Link } from './trail-digests.ts'

/** SHA-256 of every column of `audit_entry e`. PostgreSQL prints jsonb in one form, whatever its version. */
const ENTRY_DIGEST = sql<Buffer>`sha256(convert_to(jsonb_build_array(e.id, (extract(epoch from e.at) * 1000000)::bigint,
  e.actor_id, e.actor_name, e.actor_role, e.action, e.record, e.record_id, e.request_id, e.before, e.after)::text, 'UTF8'))`

/** The personal values of `audit_entry e`: names of the fields, and one salted digest of 32 bytes for each. */
const PERSONAL_DIGESTS = sql`lateral (
  select coalesce(array_agg(field order by field collate "C"), '{}') as fields,
    coalesce(string_agg(sha256(uuid_send(salt) || convert_to(jsonb_build_array(entry_id, subject_id, field, before, after)::text, 'UTF8')),
      ''::bytea order by field collate "C"), ''::bytea) as digests,
    (array_agg(subject_id))[1] as subject_id
  from audit_personal where entry_id = e.id
) personal`

/** Chains and seals are written by one process at a time. Held until the transaction ends. */
export async function lockTrail(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtext('audit trail')) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

export async function getLastLink(db: Db): Promise<{ n: number; hash: Buffer; latestAt: Date } | undefined> {
  return db
    .selectFrom('audit_link')
    .select(['n', 'hash', 'latest_at as latestAt'])
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type UnchainedEntry = Omit<Link, 'n' | 'latestAt' | 'chainedAt'> & { at: Date }

export async function takeEntries(tx: Tx, size: number): Promise<UnchainedEntry[]> {
  const { rows } = await sql<UnchainedEntry>`
    with taken as (
      delete from audit_unchained
      where ctid = any(array(select ctid from audit_unchained order by at, entry_id limit ${size}))
      returning entry_id
    )
    select e.at, e.id as "entryId", ${ENTRY_DIGEST} as "entryDigest", personal.subject_id as "subjectId",
      personal.fields as "personalFields", personal.digests as "personalDigests"
    from taken join audit_entry e on e.id = taken.entry_id cross join ${PERSONAL_DIGESTS}
    where not exists (select from audit_link l where l.entry_id = e.id)
    order by e.at, e.id`.execute(tx)
  return rows
}

export async function insertLinks(tx: Tx, links: (Link & { hash: Buffer })[]): Promise<void> {
  const rows = links.map((link) => ({
    n: link.n,
    entry_id: link.entryId,
    entry_digest: link.entryDigest,
    subject_id: link.subjectId,
    personal_fields: link.personalFields,
    personal_digests: link.personalDigests,
    latest_at: link.latestAt,
    chained_at: link.chainedAt,
    hash: link.hash,
  }))
  await tx.insertInto('audit_link').values(rows).execute()
}

export type StoredLink = Link & { hash: Buffer }

export type LinkRow = StoredLink & {
  /** Comes from the entry as it is now. Null if the entry is missing. */
  at: Date | null
  digest: Buffer
  fields: string[]
  digests: Buffer
}

const LINK = sql`l.n, l.entry_id as "entryId", l.entry_digest as "entryDigest", l.subject_id as "subjectId",
  l.personal_fields as "personalFields", l.personal_digests as "personalDigests", l.latest_at as "latestAt",
  l.chained_at as "chainedAt", l.hash`

export async function readLinks(db: Db, { after, limit }: { after: number; limit: number }): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${LINK}, e.at, ${ENTRY_DIGEST} as digest, personal.fields, personal.digests
    from (select * from audit_link where n > ${after} order by n limit ${limit}) l
    left join audit_entry e on e.id = l.entry_id left join ${PERSONAL_DIGESTS} on true
    order by l.n`.execute(db)
  return rows
}

export async function readLink(db: Db, n: number): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`select ${LINK} from audit_link l where l.n = ${n}`.execute(db)
  return rows[0]
}

/** Returns the time of the last erasure of each person who was erased. */
export function listErasures(db: Db, subjects: string[]) {
  return db
    .selectFrom('audit_entry')
    .select(['record_id as id', (eb) => eb.fn.max('at').as('at')])
    .where('record_id', 'in', subjects)
    .where('action', 'in', ['student.erase', 'enquiry.erase'])
    .groupBy('record_id')
    .execute()
}

/** Returns the last link of the batch before that of the given link. */
export function findPreviousBatch(db: Db, { n, chainedAt }: Pick<Link, 'n' | 'chainedAt'>) {
  return db
    .selectFrom('audit_link')
    .select(['latest_at as latestAt', 'chained_at as chainedAt'])
    .where('n', '<', n)
    .where('chained_at', '<>', chainedAt)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function listLinks(db: Db, numbers: number[]) {
  return db.selectFrom('audit_link').select(['n', 'hash', 'entry_id']).where('n', 'in', numbers).execute()
}

/** The hashes are hexadecimal, as in the file of the seals. */
export async function listHashes(db: Db, numbers: number[]): Promise<{ n: number; hash: string; entryId: string }[]> {
  const { rows } = await sql<{ n: number; hash: string; entryId: string }>`
    select n, encode(hash, 'hex') as hash, entry_id as "entryId" from audit_link where n = any(${numbers}::bigint[])`.execute(
    db,
  )
  return rows
}

export async function countLinks(db: Db): Promise<{ total: number; unlinked: number }> {
  const { rows } = await sql<{ total: number; unlinked: number }>`
    select coalesce((select max(n) from audit_link), 0) as total, (select count(*) from audit_unchained) as unlinked`.execute(
    db,
  )
  return rows[0] ?? { total: 0, unlinked: 0 }
}

/** `isKnown` means that the entry has a link or waits for one. */
export async function listEntries(db: Db, after: string, limit: number): Promise<{ id: string; isKnown: boolean }[]> {
  const { rows } = await sql<{ id: string; isKnown: boolean }>`
    select e.id, exists (select from audit_link l where l.entry_id = e.id)
      or exists (select from audit_unchained q where q.at = e.at and q.entry_id = e.id) as "isKnown"
    from (select id, at from audit_entry where id > ${after} order by id limit ${limit}) e
    order by e.id`.execute(db)
  return rows
}
