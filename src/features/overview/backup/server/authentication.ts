import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/**
 * `verified`: nobody changed the file who did not know the secret key. `otherKey`: its code was made with another key.
 * `noKey`: there is no key to compare it with. `noCode`: an earlier version wrote it, or somebody removed the code.
 */
export type Authenticity = 'verified' | 'otherKey' | 'noKey' | 'noCode'

/** Is the second entry of the archive. The manifest has the hashes of all rows, so its code covers them. */
export const CODE_FILE = 'manifest.hmac'

const Code = z.object({ key: z.string(), hmac: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

export const buildCode = (manifest: string, secretKey: Uint8Array): string =>
  `${JSON.stringify({ key: identifyKey(secretKey), hmac: sign(manifest, secretKey).toString('hex') })}\n`

/** Returns `changed` if the code was made with this key for another manifest. */
export function checkCode(
  manifest: string,
  code: string | undefined,
  secretKey: Uint8Array | undefined,
): Authenticity | 'changed' {
  const parsed = code === undefined ? undefined : Code.safeParse(parseJson(code))
  if (parsed?.success === false) return 'changed'
  if (parsed === undefined) return 'noCode'
  if (secretKey === undefined) return 'noKey'
  const { key, hmac } = parsed.data
  if (key !== identifyKey(secretKey)) return 'otherKey'
  return timingSafeEqual(Buffer.from(hmac, 'hex'), sign(manifest, secretKey)) ? 'verified' : 'changed'
}

const sign = (manifest: string, secretKey: Uint8Array) =>
  createHmac('sha256', derive(secretKey, 'munshi backup code', 32))
    .update(manifest)
    .digest()

/** Says which key made a code, and nothing about the key itself. */
const identifyKey = (secretKey: Uint8Array) => derive(secretKey, 'munshi backup key', 8).toString('hex')

const derive = (secretKey: Uint8Array, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, bytes))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
