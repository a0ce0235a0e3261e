import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** SHA-256 of every column of `audit_entry e`. PostgreSQL prints jsonb in one form, whatever its version. */
export const ENTRY_DIGEST = sql<Buffer>`sha256(convert_to(jsonb_build_array(e.id, (extract(epoch from e.at) * 1000000)::bigint,
  e.actor_id, e.actor_name, e.actor_role, e.action, e.record, e.record_id, e.request_id, e.before, e.after)::text, 'UTF8'))`

/** The personal values of `audit_entry e`: names of the fields, and one salted digest of 32 bytes for each. */
export const PERSONAL_DIGESTS = sql`lateral (
  select coalesce(array_agg(field order by field collate "C"), '{}') as fields,
    coalesce(string_agg(sha256(uuid_send(salt) || convert_to(jsonb_build_array(entry_id, subject_id, field, before, after)::text, 'UTF8')),
      ''::bytea order by field collate "C"), ''::bytea) as digests,
    (array_agg(subject_id))[1] as subject_id
  from audit_personal where entry_id = e.id
) personal`

export const DIGEST_BYTES = 32

export type Link = {
  n: number
  entryId: string
  entryDigest: Buffer
  subjectId: string | null
  personalFields: string[]
  personalDigests: Buffer
  /** The time of the newest entry so far, this one included. */
  latestAt: Date
  chainedAt: Date
}

/** The first link has this in place of a previous hash. */
export const FIRST_HASH = Buffer.alloc(DIGEST_BYTES)

export function hashLink(previousHash: Buffer, link: Link): Buffer {
  const content = JSON.stringify([
    link.n,
    link.entryId,
    link.entryDigest.toString('hex'),
    link.subjectId,
    link.personalFields,
    link.personalDigests.toString('hex'),
    link.latestAt.getTime(),
    link.chainedAt.getTime(),
  ])
  return createHash('sha256').update(previousHash).update(content).digest()
}
