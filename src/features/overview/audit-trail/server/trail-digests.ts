import { createHash } from 'node:crypto'

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
