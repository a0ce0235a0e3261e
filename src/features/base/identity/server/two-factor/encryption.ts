import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Returns nonce, tag and ciphertext. Decryption requires the same `context`, so that a row copied to another record is
 * useless.
 */
export function encrypt(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Returns undefined if key or context differ, or the bytes were changed. */
export function decrypt(key: Buffer, bytes: Buffer, context: string): Buffer | undefined {
  const [nonce, tag, encrypted] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ]
  if (tag.length < TAG_BYTES) return undefined
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag)
  const plain = decipher.update(encrypted)
  try {
    return Buffer.concat([plain, decipher.final()])
  } catch {
    return undefined
  }
}
