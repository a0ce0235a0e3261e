import { createPublicKey, verify } from 'node:crypto'

/** The files of a feed, and beside an archive on a stick: lines of `sha256sum`, and their signature in base64. */
export const CHECKSUMS = 'SHA256SUMS'
export const SIGNATURE = 'SHA256SUMS.sig'

/** `publicKey` is the release's Ed25519 key in base64 (SPKI, DER). */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' })
    return key.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

export type Offer = { file: string; version: string; sha256: string }

const LINE = /^([0-9a-f]{64}) {2}(munshi-(\d+\.\d+\.\d+)-([a-z]+-[a-z0-9]+)\.(?:tar\.gz|zip))$/gm

/** Lists the archives for a platform, the newest version first. */
export const listOffers = (checksums: string, platform: string): Offer[] =>
  Array.from(checksums.matchAll(LINE), ([, sha256 = '', file = '', version = '', name]) => ({
    sha256,
    file,
    version,
    name,
  }))
    .filter(({ name }) => name === platform)
    .map(({ file, version, sha256 }) => ({ file, version, sha256 }))
    .toSorted((a, b) => compareVersions(b.version, a.version))

/** Negative if `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  return left!.reduce((result, part, index) => result || part - (right![index] ?? 0), 0)
}
