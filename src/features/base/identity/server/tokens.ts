import { createHash, randomBytes } from 'node:crypto'

/** The token has 256 random bits. Only its hash is stored. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
